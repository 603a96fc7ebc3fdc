import fc from 'fast-check'
import { ags4, withUnits, type Groups } from './ags-text.ts'
import { tran } from './written-keys.ts'
import type { Workspace } from './workspace.ts'

/** How one file writes what all of them state of one hole and its strata. */
export interface Written {
  /** Name of the hole in its own group; null: the file lacks that group. */
  readonly hole: string | null
  /** The same in the group of the strata. */
  readonly ofStrata: string
  readonly grid: string
  readonly top: string
  /** Unit of the days of samples; null: the file lacks that group. */
  readonly days: string | null
  readonly locationHeadings: readonly string[]
  readonly strataHeadings: readonly string[]
}

const NAMES = ['BH1', ' BH1', 'BH1 '] as const

const LOCATION_HEADINGS = ['LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_XOWN', 'LOCA_REM']
const SAMPLE_HEADINGS = ['SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID', 'SAMP_DTIM']
const STRATA_HEADINGS = ['GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_XTWO', 'GEOL_XONE']

/** All headings in any order; those of the position, and the keys, are in every file. */
const headings = (all: readonly string[], kept: readonly string[]): fc.Arbitrary<string[]> =>
  fc
    .shuffledSubarray([...all], { minLength: kept.length })
    .map((some) => [...some, ...kept.filter((heading) => !some.includes(heading))])

export const written: fc.Arbitrary<Written> = fc.record({
  hole: fc.option(fc.constantFrom(...NAMES), { freq: 4 }),
  ofStrata: fc.constantFrom(...NAMES),
  grid: fc.constantFrom('OSGB', 'BNG'),
  top: fc.constantFrom('0', '0.0', '0.00'),
  days: fc.constantFrom(null, 'yyyy-mm-dd', 'yyyy-mm-ddThh:mm'),
  locationHeadings: headings(LOCATION_HEADINGS, LOCATION_HEADINGS.slice(0, 3)),
  strataHeadings: headings(STRATA_HEADINGS, STRATA_HEADINGS.slice(0, 2)),
})

/** An issue of a month. */
export function textOf(one: Written, month: number): string {
  const values: Record<string, string> = {
    ...{ LOCA_NATE: '415000', LOCA_NATN: '185000', LOCA_GREF: one.grid, LOCA_REM: 'r', LOCA_XOWN: 'x' },
    ...{ SAMP_TOP: '1', SAMP_REF: '1', SAMP_TYPE: 'B', SAMP_ID: '', SAMP_DTIM: '2020-01-01' },
    ...{ GEOL_TOP: one.top, GEOL_BASE: '1', GEOL_DESC: 'CLAY', GEOL_XONE: '1', GEOL_XTWO: '2' },
  }
  const group = (name: string, columns: readonly string[]) => [
    ['LOCA_ID', ...columns],
    [name, ...columns.map((heading) => values[heading] ?? '')],
  ]
  const holes: Groups = one.hole === null ? {} : { LOCA: group(one.hole, one.locationHeadings) }
  const samples: Groups = one.days === null ? {} : { SAMP: group(one.ofStrata, SAMPLE_HEADINGS) }
  const text = ags4({
    PROJ: [['PROJ_ID'], ['J1']],
    ...tran(month),
    ...holes,
    GEOL: group(one.ofStrata, one.strataHeadings),
    ...samples,
  })
  return withUnits(text, 'SAMP', { SAMP_DTIM: one.days ?? '' })
}

/** Rows, holes and the grid as they are sent, with the order of headings, without times. */
export function sentState({ read, rows }: Workspace): unknown {
  const sent = (row: { updatedAt: string }) => JSON.stringify({ ...row, updatedAt: null })
  const all = <Row>(sql: string) => read((connection) => connection.prepare<[], Row>(sql).all())
  return {
    rows: ['LOCA', 'GEOL', 'SAMP'].flatMap((group) => rows(group).map(sent)),
    holes: all<{ body: string }>('SELECT body FROM location').map(({ body }) =>
      sent(JSON.parse(`${body}}`) as { updatedAt: string }),
    ),
    names: all<{ name: string }>('SELECT loca_id AS name FROM location'),
    headings: all<{ name: string; headings: string }>(
      `SELECT group_code AS name, headings FROM data_table
       WHERE group_code IN ('LOCA', 'GEOL', 'SAMP') ORDER BY group_code`,
    ),
    grid: all<{ crs: string }>('SELECT crs FROM project'),
  }
}
