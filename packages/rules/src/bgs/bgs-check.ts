import type { Place } from '../finding.ts'
import type { RuleCheck } from '../file-pass.ts'
import type { BgsRule } from './bgs-kinds.ts'

export interface BgsContext {
  readonly isInGreatBritain: ((easting: number, northing: number) => boolean) | null
  readonly report: (kind: BgsRule, place: Place) => void
}

export type CreateBgsCheck = (context: BgsContext) => RuleCheck
