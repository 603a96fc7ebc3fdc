import type { AgsBlock, Edition } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Finding } from '../diagnostic-collector.ts'
import type { CheckFinding } from './check-findings.ts'

export interface CheckContext {
  edition: Edition
  dictionary: Dictionary
  report: (kind: CheckFinding, finding: Finding) => void
  /** To be called with the hash of a key whose rows may contradict each other. */
  repeatKey: (group: string, hash: number) => void
}

export type RowCheck = (values: readonly string[], line: number) => void

/**
 * One family of rules. It checks every block, its rows if it returns a function for them, and the whole file
 * when all is read.
 */
export interface Check {
  block?: (block: AgsBlock) => RowCheck | undefined
  end?: () => void
}

export type CreateCheck = (context: CheckContext) => Check
