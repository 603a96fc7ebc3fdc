import type { FactId } from './hole-facts.ts'
import type { HoleKind } from './hole-kind.ts'

/** Everything that a printed log may have beside depth. */
export const SHEET_COLUMNS = [
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

/** How logs of one kind of hole are printed. */
export interface SheetLayout {
  /** Columns, where the hole has something for them. */
  readonly columns: readonly SheetColumnId[]
  /** Tables at the foot, where the hole has rows for them: ids of FOOT_TABLES. */
  readonly tables: readonly string[]
  readonly facts: readonly FactId[]
}

const SOIL = ['level', 'depth', 'legend', 'description'] as const
const PLACE = ['coordinates', 'crs', 'level', 'finalDepth'] as const
const PARTIES = ['client', 'contractor', 'consultant', 'type'] as const
const PEOPLE = ['dates', 'plant', 'logged', 'checked'] as const
const DRILLED: readonly FactId[] = [
  ...PARTIES,
  ...PLACE,
  ...PEOPLE,
  'location',
  'inclination',
  'status',
  'scale',
]
const BORED = ['strikes', 'chiselling', 'progress', 'methods', 'diameters', 'casings'] as const
/** Profiles of a cone or dynamic probe that was driven at the place of the hole. */
const CONE = [
  ...(['cone', 'friction', 'friction-ratio'] as const),
  ...(['face-pressure', 'pore-pressure', 'sleeve-pressure'] as const),
] as const
const PROFILES = [...CONE, 'probe', 'torque'] as const
const BORED_COLUMNS: readonly SheetColumnId[] = [
  ...(['installation', 'water', 'samples', 'tests', 'casing'] as const),
  ...PROFILES,
  ...(['core', 'fractures'] as const),
  ...SOIL,
]
const SAMPLED = ['windowSamples', 'probes'] as const
const FILLED = ['pipes', 'instruments', 'backfill'] as const

/** The layouts by kind of hole. */
export const SHEET_LAYOUTS: Readonly<Record<HoleKind, SheetLayout>> = {
  borehole: {
    columns: BORED_COLUMNS,
    tables: [...BORED, 'flush', ...SAMPLED, ...FILLED],
    facts: DRILLED,
  },
  rotary: {
    columns: BORED_COLUMNS,
    tables: [...BORED, 'flush', ...SAMPLED, ...FILLED],
    facts: DRILLED,
  },
  pit: {
    columns: ['water', 'samples', 'tests', 'probe', ...SOIL],
    tables: ['strikes', 'methods', 'probes', ...FILLED],
    facts: [...PARTIES, ...PLACE, ...PEOPLE, 'dimensions', 'stability', 'status', 'scale'],
  },
  windowSample: {
    columns: ['installation', 'water', 'samples', 'tests', 'casing', ...PROFILES, ...SOIL],
    tables: ['strikes', 'progress', 'methods', 'diameters', 'casings', ...SAMPLED, ...FILLED],
    facts: DRILLED,
  },
  cone: {
    columns: [...CONE, 'water', ...SOIL],
    tables: ['strikes', 'methods', ...FILLED],
    facts: DRILLED,
  },
  probe: {
    columns: ['probe', 'torque', 'water', 'tests', ...SOIL],
    tables: ['strikes', 'methods', 'probes', ...FILLED],
    facts: DRILLED,
  },
}
