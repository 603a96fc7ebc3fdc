import type { TableRow } from '@groundsheet/contract'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'

let made = 0
const newId = () => (made += 1).toString(16).padStart(24, '0')

export const row = (table: string, locationId: string, data: Record<string, string>): TableRow => ({
  ...{ id: newId(), table, locationId, parents: [], data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

interface Stated {
  readonly reference: string
  readonly name: string
  readonly grid?: string
  /** Meanings of legend codes, and of geology codes. */
  readonly legend?: Record<string, string>
  readonly geology?: Record<string, string>
  /** Unit of cone resistances, STCN_RES. */
  readonly unit?: string
}

/** A project with its own dictionary. */
export function projectOf({ reference, name, grid = 'EPSG:27700', unit = 'MPa', ...codes }: Stated) {
  const headings = [{ heading: 'STCN_RES', name: 'Cone resistance', unit, type: '3DP' }]
  return {
    ...{ id: newId(), name, reference, grid },
    glossary: createGlossary({
      tables: [{ table: 'STCN', name: 'Static cone', parent: 'LOCA', keys: [], headings }],
      codes: { GEOL_LEG: codes.legend ?? {}, GEOL_GEOL: codes.geology ?? {} },
    }),
  }
}

/** A degree of longitude at the equator is 111 km. */
const DEG_PER_M_EAST = 1 / 111_320

/** A hole of a project, `metres` east of the origin. */
export const holeIn = (
  inProject: ReturnType<typeof projectOf>,
  name: string,
  metres = 0,
  level = 20,
): Hole => ({
  ...holeOf({
    ...{ id: newId(), locationId: name, table: 'LOCA', easting: null, northing: null, latitude: 0 },
    ...{
      longitude: metres * DEG_PER_M_EAST,
      groundLevel: level,
      finalDepth: 20,
      mapPlacement: null,
      data: {},
    },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
  inProject,
})

export const PATH = [
  [0, 0],
  [100 * DEG_PER_M_EAST, 0],
] as const
