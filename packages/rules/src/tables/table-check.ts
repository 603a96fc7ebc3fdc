import type { AgsBlock, Edition } from '@groundsheet/ags'
import type { BlockKeys } from './block-keys.ts'
import type { Place } from '../finding.ts'
import type { Definitions } from './definitions.ts'
import type { RuleCheck } from '../file-pass.ts'
import type { TableRule } from './table-kinds.ts'

/**
 * What the checks share. `definitions` grow while the file is read, and are whole when it is read to its end.
 */
export interface TableContext {
  readonly edition: Edition
  readonly definitions: Definitions
  readonly files: AttachedFiles | null
  readonly keysOf: (block: AgsBlock) => BlockKeys
  readonly report: (kind: TableRule, place: Place) => void
}

/** What lies beside the AGS file, in its folder FILE. */
export interface AttachedFiles {
  hasFolder(fileSet: string): boolean
  hasFile(fileSet: string, name: string): boolean
}

export type CreateTableCheck = (context: TableContext) => RuleCheck
