import type { Edition } from '@groundsheet/ags'
import type { GroundModel } from '../ground/stratum.ts'
import type { Annotations } from '../folder/annotations.ts'
import type { Anchor } from './anchor.ts'

export type HoleType = 'CP' | 'RC' | 'CP+RC' | 'TP' | 'WS' | 'CPT' | 'HA'

/**
 * A hole as the engineer planned it, British National Grid in metres. `depth` is planned below ground level,
 * in rock below rockhead for holes that are cored. `position` says what the data file gives: grid
 * coordinates, degrees only, or nothing.
 */
export interface PlannedHole {
  id: string
  type: HoleType
  easting: number
  northing: number
  depth: number
  position: 'grid' | 'degrees' | 'none'
  delivery: number
  remark: string
}

/** One project of the sample: where it is, what lies below, what was done and who did it. */
export interface Site {
  folder: string
  edition: Edition
  reference: string
  name: string
  place: string
  status: 'open' | 'closed' | 'archived'
  client: string
  contractor: string
  consultant: string
  contractStartDate: string
  purpose: string
  anchor: Anchor
  ground: GroundModel
  /** Names of the data files, one for each delivery. */
  deliveries: readonly { file: string; issued: string; description: string }[]
  /** Working crews: how many holes are begun on one day. */
  crews: number
  plan: readonly PlannedHole[]
  annotations: Annotations
}
