import type { FactId } from './hole-facts.ts'
import type { HoleKind } from './hole-kind.ts'

/** All columns of a printed log except depth. */
export const SHEET_COLUMNS = [
  'level-axis',
  'installation',
  'water',
  'samples',
  'tests',
  'casing',
  'cone',
  'friction',
  'friction-ratio',
  'face-pressure',
  'pore-pressure',
  'sleeve-pressure',
  'probe',
  'torque',
  'dynamic-cone',
  'core',
  'fractures',
  'bore',
  'strength',
  'moisture',
  'level',
  'depth',
  'legend',
  'description',
] as const
export type SheetColumnId = (typeof SHEET_COLUMNS)[number]

/** Print layout of one kind of hole. */
export interface SheetLayout {
  /** Columns, printed if the hole has data for them. */
  readonly columns: readonly SheetColumnId[]
  readonly facts: readonly FactId[]
}

const STRATA_COLUMNS = ['level', 'depth', 'legend', 'description'] as const
const POSITION_FACTS = ['coordinates', 'crs', 'level', 'finalDepth'] as const
const PARTY_FACTS = ['client', 'contractor', 'consultant', 'type'] as const
const WORK_FACTS = ['dates', 'plant', 'logged', 'checked'] as const
const DRILLED_FACTS: readonly FactId[] = [
  ...PARTY_FACTS,
  ...POSITION_FACTS,
  ...WORK_FACTS,
  'location',
  'inclination',
  'status',
  'scale',
]
/** Profiles of a cone test at the hole. */
const CONE_COLUMNS = [
  ...(['cone', 'friction', 'friction-ratio'] as const),
  ...(['face-pressure', 'pore-pressure', 'sleeve-pressure'] as const),
] as const
const PROFILE_COLUMNS = [...CONE_COLUMNS, 'probe', 'torque', 'dynamic-cone'] as const
const BORED_COLUMNS: readonly SheetColumnId[] = [
  'level-axis',
  ...(['installation', 'water', 'samples', 'tests', 'casing'] as const),
  ...PROFILE_COLUMNS,
  ...(['core', 'fractures'] as const),
  ...STRATA_COLUMNS,
]

export const SHEET_LAYOUTS: Readonly<Record<HoleKind, SheetLayout>> = {
  borehole: {
    columns: BORED_COLUMNS,
    facts: DRILLED_FACTS,
  },
  rotary: {
    columns: BORED_COLUMNS,
    facts: DRILLED_FACTS,
  },
  pit: {
    columns: ['level-axis', 'water', 'samples', 'tests', 'probe', 'dynamic-cone', ...STRATA_COLUMNS],
    facts: [...PARTY_FACTS, ...POSITION_FACTS, ...WORK_FACTS, 'dimensions', 'stability', 'status', 'scale'],
  },
  windowSample: {
    columns: BORED_COLUMNS.filter((id) => id !== 'core' && id !== 'fractures'),
    facts: DRILLED_FACTS,
  },
  cone: {
    columns: ['level-axis', ...CONE_COLUMNS, 'water', ...STRATA_COLUMNS],
    facts: DRILLED_FACTS,
  },
  probe: {
    columns: ['level-axis', 'probe', 'torque', 'dynamic-cone', 'water', 'tests', ...STRATA_COLUMNS],
    facts: DRILLED_FACTS,
  },
}
