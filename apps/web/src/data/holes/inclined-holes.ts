import type { TableRow } from '@groundsheet/contract'
import { findInclined, INCLINATION_TABLE, isInclinedHole } from '@groundsheet/logs'
import type { Hole } from './hole.ts'

/** Names of the holes that logs mark as inclined, by their own rows and by HORN. */
export function inclinedHoles(holes: readonly Hole[], rows: readonly TableRow[]): ReadonlySet<string> {
  const byName = Map.groupBy(rows, ({ locationId }) => locationId)
  const isInclined = ({ name, direction }: Hole) =>
    isInclinedHole(findInclined(direction, { [INCLINATION_TABLE]: byName.get(name) ?? [] }))
  return new Set(holes.filter(isInclined).map(({ name }) => name))
}
