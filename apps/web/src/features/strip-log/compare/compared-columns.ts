import { LANE_IDS, type LaneId } from '@groundsheet/logs'
import { logStrings } from '../../../ui/strings/log-strings.ts'

/** Id of the descriptions, which are part of the strata lane but can be hidden. */
export const DESCRIPTIONS = 'description'

export type ComparedColumn = LaneId | typeof DESCRIPTIONS

/** Names that this browser stored; those of another version of the viewer are left out. */
export const readColumns = (names: readonly string[]): readonly ComparedColumn[] =>
  names.flatMap((name) => (name === DESCRIPTIONS ? [name] : LANE_IDS.filter((id) => id === name)))

export const columnName = (id: ComparedColumn): string =>
  id === DESCRIPTIONS ? logStrings.description : logStrings.lanes[id].name
