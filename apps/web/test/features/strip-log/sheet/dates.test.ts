import type { LocationDetail } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { layOutFootTables } from '../../../../src/features/strip-log/sheet/lay-out-foot-tables.ts'
import { holeFacts } from '../../../../src/features/strip-log/sheet/hole-facts.ts'

const heading = (name: string, unit: string) => ({ heading: name, name: null, unit, type: null })
/** A file whose own dictionary puts the month first. */
const glossary = createGlossary({
  tables: [
    {
      table: 'HOLE',
      name: 'Holes',
      parent: null,
      keys: ['HOLE_ID'],
      headings: [heading('HOLE_STAR', 'mm/dd/yyyy'), heading('HOLE_ENDD', 'dd/mm/yyyy')],
    },
    {
      table: 'PTIM',
      name: 'Progress',
      parent: 'HOLE',
      keys: ['HOLE_ID'],
      headings: [heading('PTIM_DATE', 'mm/dd/yyyy')],
    },
  ],
  codes: {},
})

const hole: LocationDetail = {
  id: '0'.repeat(24),
  locationId: 'BH1',
  table: 'HOLE',
  easting: null,
  northing: null,
  latitude: null,
  longitude: null,
  groundLevel: null,
  finalDepth: 10,
  mapPlacement: null,
  data: { HOLE_STAR: '03/09/2021', HOLE_ENDD: '11/03/2021' },
  updatedAt: '2026-01-01T00:00:00.000Z',
  tables: [],
}

test('dates at the head of a printed log are read by the units of their headings', () => {
  const known = {
    hole,
    project: null,
    glossary,
    tables: {},
    signOff: { checked: undefined, status: undefined },
  }
  expect(holeFacts(known, ['dates'], 50)).toEqual([['Started – completed', '9 Mar 2021 – 11 Mar 2021']])
})

test.each([
  ['0001-01-01', '11/03/2021', '0001-01-01 (impossible) – 11 Mar 2021'],
  ['', '11/03/2021', 'not stated – 11 Mar 2021'],
  ['03/09/2021', '', '9 Mar 2021 – not stated'],
  ['03/09/2021', '09/03/2021', '9 Mar 2021'],
  ['', '', null],
])(
  'a start of %j and an end of %j are printed as %j: neither stands in for the other',
  (start, end, printed) => {
    const known = {
      hole: { ...hole, data: { HOLE_STAR: start, HOLE_ENDD: end } },
      project: null,
      glossary,
      tables: {},
      signOff: { checked: undefined, status: undefined },
    }
    expect(holeFacts(known, ['dates'], 50)).toEqual([['Started – completed', printed]])
  },
)

test('dates in the tables of a printed log are read by the units of their headings', () => {
  const date = { id: 'date', kind: 'date', headings: ['PTIM_DATE'] } as const
  const rows = [[{ heading: 'PTIM_DATE', value: '03/09/2021' }]]
  const [piece] = layOutFootTables([{ id: 'progress', columns: [date], rows }], 600, glossary)
  const lines = piece?.kind === 'tables' ? piece.columns[0]?.[0]?.rows : undefined
  expect(lines?.at(-1)).toEqual([['9 Mar 2021']])
})
