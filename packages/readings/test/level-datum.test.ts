import { expect, test } from 'vitest'
import { commonDatum, datumOfCrs, levelDatum, levelUnit } from '../src/index.ts'

test.each<[Record<string, string>, string | null, string]>([
  [{}, null, 'm'],
  [{ LOCA_DATM: '59.964' }, null, 'm'],
  [{ LOCA_GREF: 'OSI' }, null, 'm'],
  [{ LOCA_GREF: 'OSGB' }, 'OD', 'm OD'],
  [{ LOCA_NATD: 'OD' }, 'OD', 'm OD'],
  [{ LOCA_NATD: 'mAOD' }, 'OD', 'm OD'],
  [{ LOCA_DATM: '59.964 (m AOD)' }, 'OD', 'm OD'],
  [{ LOCA_NATD: 'Ordnance Datum (Newlyn)' }, 'OD', 'm OD'],
  [{ LOCA_GREF: 'OSGB', LOCA_DATM: 'mCD' }, 'CD', 'm CD'],
  [{ LOCA_DATM: '4.25 (m ACD)' }, 'ACD', 'm ACD'],
  [{ LOCA_NATD: 'mPD' }, 'PD', 'm PD'],
  [{ LOCA_NATD: 'OD Belfast' }, 'OD Belfast', 'm OD Belfast'],
  [{ LOCA_NATD: 'm OD Malin' }, 'OD Malin', 'm OD Malin'],
  [{ LOCA_NATD: 'ODM' }, 'ODM', 'm ODM'],
  [{ LOCA_NATD: 'Malin Head OD' }, 'Malin Head OD', 'm above Malin Head OD'],
  [{ LOCA_NATD: 'Chart Datum' }, 'Chart Datum', 'm above Chart Datum'],
  [{ LOCA_NATD: '', LOCA_DATM: 'Site datum' }, 'Site datum', 'm above Site datum'],
])('%j has levels above %s, in %s', (values, datum, unit) => {
  expect(levelDatum(values)).toBe(datum)
  expect(levelUnit(datum)).toBe(unit)
})

test('holes on the British grid that state no datum have Ordnance Datum; others have none', () => {
  const datums = (codes: readonly string[]) => codes.map((code) => datumOfCrs({ code, source: 'declared' }))
  expect(datums(['EPSG:27700', 'epsg:7405'])).toEqual(['OD', 'OD'])
  expect(datums(['EPSG:29903', 'EPSG:2157', 'EPSG:2326', ''])).toEqual([null, null, null, null])
  expect([null, undefined, { code: null, source: 'guessed' }].map(datumOfCrs)).toEqual([null, null, null])
})

test('a grid that was assumed from coordinates states no datum', () => {
  expect(datumOfCrs({ code: 'EPSG:27700', source: 'guessed' })).toBeNull()
})

test('levels of several holes have a datum only if it is the same for all', () => {
  expect(commonDatum(['OD', 'OD'])).toBe('OD')
  expect(commonDatum(['OD', 'CD'])).toBeNull()
  expect(commonDatum(['OD', null])).toBeNull()
  expect(commonDatum([undefined])).toBeNull()
  expect(commonDatum([])).toBeNull()
})
