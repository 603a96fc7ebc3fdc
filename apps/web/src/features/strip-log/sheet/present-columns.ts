import type { InSituTest, LaneId, Log } from '@groundsheet/logs'
import type { SheetColumnId } from './sheet-layouts.ts'

/** Lanes of each column; it is present if the hole has one of them. */
const LANES_BY_COLUMN: Readonly<Partial<Record<SheetColumnId, readonly LaneId[]>>> = {
  installation: ['backfill', 'installation'],
  water: ['water'],
  samples: ['samples'],
  cone: ['cone'],
  friction: ['friction'],
  'friction-ratio': ['friction-ratio'],
  'face-pressure': ['face-pressure'],
  'pore-pressure': ['pore-pressure'],
  'sleeve-pressure': ['sleeve-pressure'],
  probe: ['probe'],
  torque: ['torque'],
  'dynamic-cone': ['dynamic-cone'],
  core: ['core'],
  fractures: ['fractures', 'spacing'],
  bore: ['bore'],
  strength: ['strength'],
  moisture: ['moisture'],
  depth: ['strata'],
  legend: ['strata'],
  description: ['strata', 'details'],
}

/** Columns for which a hole has data. */
export function presentColumns(
  { lanes, groundLevel }: Log,
  tests: readonly InSituTest[],
): ReadonlySet<SheetColumnId> {
  const ids = new Set(lanes.map(({ id }) => id))
  const drawn = Object.entries(LANES_BY_COLUMN).flatMap(([column, some]) =>
    some.some((id) => ids.has(id)) ? [column as SheetColumnId] : [],
  )
  const hasLevels = tests.some(({ casing, water }) => casing !== '' || water !== '')
  const present: SheetColumnId[] = [
    ...drawn,
    ...(tests.length > 0 ? (['tests'] as const) : []),
    ...(hasLevels ? (['casing'] as const) : []),
  ]
  if (groundLevel === null || present.length === 0) return new Set(present)
  // Strata state the levels of their boundaries.
  return new Set([...present, ids.has('strata') ? 'level' : 'level-axis'])
}
