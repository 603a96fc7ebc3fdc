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

/** A length that was multiplied by `factor` to be in the unit of AGS. */
export interface ConvertedUnit {
  readonly stated: string
  readonly factor: number
}

/** A block as checks see it; `converted`: the lengths that the file states in other units, by column. */
export interface CheckedBlock extends AgsBlock {
  readonly converted?: ReadonlyMap<number, ConvertedUnit>
}

export type RowCheck = (values: readonly string[], line: number) => void

/**
 * One family of rules. It checks every block, its rows if it returns a function for them, and the whole file
 * when all is read.
 */
export interface Check {
  block?: (block: CheckedBlock) => RowCheck | undefined
  end?: () => void
}

export type CreateCheck = (context: CheckContext) => Check
