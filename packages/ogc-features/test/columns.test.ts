import type { DictionaryTable, Location, TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { projectCollections, rowFeature, scopesOf } from '../src/index.ts'
import { rowColumns } from '../src/row-columns.ts'

const heading = (name: string, type: string | null, unit = '') => ({ heading: name, name, unit, type })

const table = (...headings: DictionaryTable['headings']): DictionaryTable => ({
  table: 'GEOL',
  name: 'Strata',
  parent: 'LOCA',
  keys: [],
  headings,
})

const hole = {
  id: 'a',
  locationId: 'BH1',
  latitude: 53,
  longitude: -1,
  mapPlacement: null,
  groundLevel: 10.1,
  data: {},
} as Location

const propertiesOf = (headings: DictionaryTable['headings'], data: Record<string, string>) => {
  const row: TableRow = {
    id: 'r',
    table: 'GEOL',
    locationId: 'BH1',
    parents: [],
    data,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
  return rowFeature(rowColumns(table(...headings)), { row, hole }).properties
}

test('depths have levels, to the millimetre', () => {
  const found = propertiesOf([heading('GEOL_TOP', '2DP', 'm'), heading('GEOL_BASE', '2DP', 'm')], {
    GEOL_TOP: '1.20',
    GEOL_BASE: '',
  })
  expect(found).toMatchObject({
    GEOL_TOP: 1.2,
    GEOL_TOP_text: '1.20',
    depthTop: 1.2,
    levelTop: 8.9,
    GEOL_BASE: null,
    GEOL_BASE_text: '',
    depthBase: null,
    levelBase: null,
  })
})

test('depths in other units than metres have no level', () => {
  expect(propertiesOf([heading('GEOL_TOP', '2DP', 'ft')], { GEOL_TOP: '1.20' })).not.toHaveProperty(
    'levelTop',
  )
})

test.each([
  ['2DP', '', '12.50', 12.5],
  ['2DP', '', '<0.5', null],
  ['2DP', '', '1e3', 1000],
  ['DT', 'yyyy-mm-dd', '2021-03-04', '2021-03-04'],
  ['DT', 'dd/mm/yyyy', '04/03/2021', '2021-03-04'],
  ['DT', 'mm/dd/yyyy', '04/03/2021', '2021-04-03'],
  ['DT', 'yyyy-mm-ddThh:mm', '2021-03-04T10:05', '2021-03-04T10:05:00'],
  ['DT', 'yyyy-mm-ddThh:mm', '2021-03-04', '2021-03-04'],
  ['DT', 'yyyy-mm-dd', 'spring', null],
])('%s in %j: %j is %j, beside its text', (type, unit, text, value) => {
  const found = propertiesOf([heading('OWN_H', type, unit)], { OWN_H: text })
  expect([found.OWN_H, found.OWN_H_text]).toEqual([value, text])
})

test('codes are text, whatever they look like', () => {
  const found = propertiesOf([heading('GEOL_LEG', 'PA')], { GEOL_LEG: '0102' })
  expect([found.GEOL_LEG, Object.hasOwn(found, 'GEOL_LEG_text')]).toEqual(['0102', false])
})

test('a heading with the name of one of our own properties gives way to it', () => {
  expect(propertiesOf([heading('locationId', 'X')], { locationId: 'other' }).locationId).toBe('BH1')
})

test('the locations table is the collection of holes; no table takes the name of another collection', () => {
  const tables = ['LOCA', 'GEOL', 'holes', 'groups'].map((code) => ({ ...table(), table: code }))
  expect(projectCollections(tables).map(({ id }) => id)).toEqual(['holes', 'boundaries', 'groups', 'GEOL'])
  expect(scopesOf('anything')).toEqual(['tables:read', 'locations:read'])
})
