import { FOOT_TABLES, readFootTable } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { layOutFootTables } from '../../../../src/features/strip-log/sheet/lay-out-foot-tables.ts'
import { row } from './rows.ts'

/** Chiselling times in the printed log. */
function chiselling(unit: string, ...times: string[]) {
  const file = createGlossary({
    tables: [
      {
        table: 'CHIS',
        name: 'Chiselling',
        parent: 'HOLE',
        keys: [],
        headings: [{ heading: 'CHIS_TIME', name: null, unit, type: null }],
      },
    ],
    codes: {},
  })
  const definition = FOOT_TABLES.find(({ id }) => id === 'chiselling')
  const table =
    definition &&
    readFootTable(definition, {
      CHIS: times.map((time) => row('CHIS', { CHIS_FROM: '1.00', CHIS_TIME: time })),
    })
  const [piece] = layOutFootTables(table ? [table] : [], 600, file)
  return piece?.kind === 'tables'
    ? piece.columns[0]?.[0]?.rows.slice(1).map((cells) => cells[1]?.join(' '))
    : []
}

test('chiselling times are printed as hours and minutes, and unchanged if they are not times', () => {
  expect(chiselling('hhmm', '0060', '0030', '1:30', '01:00', '2 hours')).toEqual([
    '01:00',
    '00:30',
    '01:30',
    '01:00',
    '2 hours',
  ])
  expect(chiselling('min', '0060', '0120')).toEqual(['01:00', '02:00'])
  expect(chiselling('hr', '1.5')).toEqual(['01:30'])
  expect(chiselling('hhmm', '0060', '0120')).toEqual(['01:00', '0120'])
  expect(chiselling('', '0120')).toEqual(['0120'])
})

test('times of drilling progress are printed as clock times, also without their first zero', () => {
  const definition = FOOT_TABLES.find(({ id }) => id === 'progress')
  const PTIM = ['0730', '800', '18:00:00', '1 pm'].map((PTIM_TIME, day) =>
    row('PTIM', { PTIM_DATE: `2001-08-2${day}`, PTIM_TIME }),
  )
  const table = definition && readFootTable(definition, { PTIM })
  const [piece] = layOutFootTables(table ? [table] : [], 600, createGlossary({ tables: [], codes: {} }))
  const rows = piece?.kind === 'tables' ? piece.columns[0]?.[0]?.rows.slice(1) : []
  expect(rows?.map((cells) => cells[1]?.join(' '))).toEqual(['07:30', '08:00', '18:00', '1 pm'])
})

test.each(['LOCA_TYPE', 'HOLE_TYPE'])('methods by depth are named by the codes of %s', (heading) => {
  const definition = FOOT_TABLES.find(({ id }) => id === 'methods')
  const HDPH = [row('HDPH', { HDPH_TOP: '0.00', HDPH_BASE: '11.00', HDPH_TYPE: 'DP' })]
  const table = definition && readFootTable(definition, { HDPH })
  const file = createGlossary({ tables: [], codes: { [heading]: { DP: 'Dynamic probe' } } })
  expect(JSON.stringify(layOutFootTables(table ? [table] : [], 600, file))).toContain('Dynamic probe')
})
