import { readLog, type Tables } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { kindOfHole } from '../../../../src/features/strip-log/sheet/hole-kind.ts'
import { missingNotes } from '../../../../src/features/strip-log/sheet/missing-notes.ts'
import { row } from './rows.ts'
import { partOf } from '../../../../../../test/part-of.ts'

const definition = (table: string, ...headings: string[]) => ({
  table,
  name: table,
  parent: 'LOCA',
  keys: [],
  headings: headings.map((heading) => ({ heading, name: null, unit: '', type: null })),
})
const glossary = createGlossary({
  tables: [
    {
      ...definition('LOCA'),
      headings: [{ heading: 'LOCA_TPGW', name: 'Trialpit Groundwater', unit: '', type: null }],
    },
    definition('ISAG', 'LOCA_ID', 'ISAG_TESN'),
    definition('DISC', 'LOCA_ID', 'DISC_TOP'),
    definition('LLPL', 'LOCA_ID', 'SAMP_TOP', 'LLPL_LL'),
  ],
  codes: {},
})
const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '1.2', GEOL_DESC: 'CLAY' })]

function notesOf(data: Record<string, string>, tables: Tables = {}, names: Record<string, string> = {}) {
  const all = { GEOL, ...tables }
  const hole = {
    ...{ table: 'LOCA', data, finalDepth: 1.2, groundLevel: null },
    tables: Object.entries(all).map(([code, rows]) => ({
      code,
      rows: rows.length,
      name: names[code] ?? code,
    })),
  }
  const known = { hole, project: null, glossary, tables: all, signOff: {} }
  const kind = kindOfHole(data.LOCA_TYPE ?? '', hole.tables)
  return missingNotes(partOf(known), readLog({ finalDepth: 1.2, groundLevel: null }, all), kind)
}

const NO_STRIKES = 'Groundwater strikes: none stated in the data'

test.each(['TP', 'CP', 'RC', 'WS'])(
  'a log of a %s without strikes notes that the data state none',
  (LOCA_TYPE) => {
    expect(notesOf({ LOCA_TYPE })).toEqual([NO_STRIKES])
    expect(notesOf({ LOCA_TYPE }, { WSTG: [row('WSTG', { WSTG_DPTH: '0.8' })] })).toEqual([])
  },
)

test.each(['No groundwater encountered.', 'Pit dry on completion', 'No ground water.'])(
  'a remark on groundwater, "%s", is enough',
  (LOCA_REM) => {
    expect(notesOf({ LOCA_TYPE: 'TP', LOCA_REM })).toEqual([])
    expect(notesOf({ LOCA_TYPE: 'TP' }, { DREM: [row('DREM', { DREM_REM: LOCA_REM })] })).toEqual([])
  },
)

test('groundwater under a heading of the file is enough', () => {
  expect(notesOf({ LOCA_TYPE: 'TP', LOCA_TPGW: 'Rapid ingress at 4.50m.' })).toEqual([])
  expect(notesOf({ LOCA_TYPE: 'TP', LOCA_TPGW: ' ' })).toEqual([NO_STRIKES])
})

test.each(['15in steel water main at 1.80 m', 'At 1.70m; oily seepage.'])(
  'a remark, "%s", states nothing on groundwater',
  (LOCA_REM) => {
    expect(notesOf({ LOCA_TYPE: 'TP', LOCA_REM })).toEqual([NO_STRIKES])
  },
)

test.each(['CPT', 'DPSH'])('a %s observes no strikes', (LOCA_TYPE) => {
  expect(notesOf({ LOCA_TYPE })).toEqual([])
})

test('a field test without a place on the log is named, laboratory tests and readings are not', () => {
  const tables = {
    ISAG: [row('ISAG', { ISAG_TESN: '1' })],
    LLPL: [row('LLPL', { SAMP_TOP: '1', LLPL_LL: '40' })],
    MOND: [row('MOND', { MOND_RDNG: '1' })],
  }
  expect(notesOf({ LOCA_TYPE: 'TP', LOCA_REM: 'Dry' }, tables, { ISAG: 'In Situ Soakaway Tests' })).toEqual([
    'In the data of this hole, not on this log: In situ soakaway tests (ISAG), 1 row',
  ])
})

test('discontinuities are named only if they are too many for a table at the foot', () => {
  const joints = (count: number) => ({
    DISC: Array.from({ length: count }, (_, at) => row('DISC', { DISC_TOP: `0.${at + 1}` })),
  })
  const pit = { LOCA_TYPE: 'TP', LOCA_REM: 'Dry' }
  expect(notesOf(pit, joints(3))).toEqual([])
  expect(notesOf(pit, joints(60))).toEqual(['In the data of this hole, not on this log: DISC, 60 rows'])
})
