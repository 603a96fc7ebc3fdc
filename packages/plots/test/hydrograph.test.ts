import { DAY_MS } from '@groundsheet/readings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { dip, hydrograph, read, reading, visit } from './hydrograph-readings.ts'

const linesOf = (tables: Parameters<typeof hydrograph.read>[0]) =>
  hydrograph.read(tables, () => '').points.map((point) => hydrograph.traced?.(point))

test('a line is of one installation: pipe and depth within its hole, in AGS 3 as in AGS 4', () => {
  expect(linesOf({ MOND: rowsOf('MOND', reading('2.1', { MONG_ID: '2' })) })).toEqual(['2 at 5.00 m'])
  const MONR = { MONP_ID: 'A', MONP_DIS: '12.5', MONR_DATE: '09/03/2021', MONR_WDEP: '2.1' }
  expect(linesOf({ MONR: rowsOf('MONR', MONR) })).toEqual(['A at 12.5 m'])
  const POBS = { PREF_TDEP: '8.00', POBS_DATE: '09/03/2021', POBS_DEP: '2.1' }
  expect(linesOf({ POBS: rowsOf('POBS', POBS) })).toEqual(['at 8.00 m'])
})

test.each([
  [{ MONP_ID: 'S', MONP_DIS: '0' }, 'S response zone 7.00 to 11.00 m'],
  [{ MONP_ID: '', MONP_DIS: '0.000' }, 'response zone 1.50 to 3.00 m'],
  [{ MONP_ID: '', MONP_DIS: '' }, 'response zone 1.50 to 3.00 m'],
  [{ MONP_ID: 'D', MONP_DIS: '24.3' }, 'D at 24.3 m'],
  [{ MONP_ID: 'X', MONP_DIS: '0' }, 'X'],
  [{ MONP_ID: 'Y', MONP_DIS: '-' }, 'Y'],
])('the installation %o is named %j: a distance of 0 was not filled in', (stated, name) => {
  const MONP = rowsOf(
    'MONP',
    { MONP_ID: 'S', MONP_DIS: '0.000', MONP_TRZ: '7.000', MONP_BRZ: '11.000' },
    { MONP_ID: '', MONP_DIS: '0.000', MONP_TRZ: '1.5', MONP_BRZ: '3' },
    { MONP_ID: 'D', MONP_DIS: '24.300', MONP_TRZ: '24.000', MONP_BRZ: '24.300' },
    { MONP_ID: 'X', MONP_DIS: '0.000', MONP_TRZ: '0.000', MONP_BRZ: '0.000' },
    { HOLE_ID: 'BH2', MONP_ID: 'Y', MONP_DIS: '0', MONP_TRZ: '1', MONP_BRZ: '2' },
  )
  const MONR = rowsOf('MONR', { ...stated, MONR_DATE: '09/03/2021', MONR_WDEP: '2.1' })
  expect(linesOf({ MONR, MONP })).toEqual([name])
  expect(hydrograph.lookups).toContain('MONP')
})

test('readings of AGS 3 installations have their date and time, and their unit', () => {
  const MONR = rowsOf('MONR', {
    MONP_DIS: '5',
    MONR_DATE: '09/03/2021',
    MONR_TIME: '1030',
    MONR_WDEP: '2150',
  })
  const POBS = rowsOf('POBS', { PREF_TDEP: '8', POBS_DATE: '10/03/2021', POBS_DEP: '1.2' })
  const { points } = hydrograph.read({ MONR, POBS }, (_, heading) => (heading === 'MONR_WDEP' ? 'mm' : 'm'))
  expect(points.map(({ top, value }) => [top, new Date(value).toISOString()])).toEqual([
    [2.15, '2021-03-09T10:30:00.000Z'],
    [1.2, '2021-03-10T00:00:00.000Z'],
  ])
})

test('no reading of water depth is left out, and no dry one has a depth', () => {
  const text = fc.constantFrom('1.20', '0', '-0.3', 'Dry', 'DRY', 'Blocked', '>5', '1,2', '99999')
  const remark = fc.constantFrom('', 'Dry', 'Frozen', 'dry weather')
  fc.assert(
    fc.property(fc.array(fc.tuple(text, remark)), (all) => {
      const { points, leftOut } = read(
        ...all.map(([value, remark], day) =>
          reading(value, { MOND_REM: remark, MOND_DTIM: new Date(day * DAY_MS).toISOString().slice(0, 19) }),
        ),
      )
      expect(points).toHaveLength(all.length)
      const notes = points.map(({ note }) => note)
      expect(leftOut).toHaveLength(notes.filter((note) => note === 'not-read').length)
      for (const [index, [value, remark]] of all.entries()) {
        const isDry = /^dry$/i.test(value) || remark === 'Dry'
        expect(notes[index] === 'dry').toBe(isDry)
        expect(Number.isNaN(points[index]?.top)).toBe(notes[index] !== undefined)
      }
    }),
  )
})

test.each([
  {
    MONR: rowsOf(
      'MONR',
      visit('', '1. Result. 2. No Groundwater.'),
      visit('', 'Car parked over'),
      visit('', ''),
    ),
  },
  { MOND: rowsOf('MOND', dip('', '1. Result. 2. No Groundwater.'), dip('', 'Car parked over'), dip('', '')) },
])('visits without a depth are dry or not read by their remark; a blank is not read', (tables) => {
  const { points, leftOut } = hydrograph.read(tables, () => '')
  expect(points.map(({ note }) => note)).toEqual(['dry', 'not-read', 'not-read'])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['not-read', 'Car parked over'],
    ['not-read', ''],
  ])
  const water = plotNamed('water', () => undefined)?.read(tables, () => '')
  expect(water?.points).toEqual([])
  expect(water?.leftOut.map(({ kind }) => kind)).toEqual(['dry', 'not-read', 'not-read'])
})

test('a blank depth beside a head, a level or another instrument does not count as a visit', () => {
  const MONR = rowsOf('MONR', visit('', '', { MONR_WHD: '3.2' }), visit('', '', { MONR_DSTA: '0.4' }))
  const MOND = rowsOf('MOND', reading(''), reading('11.5', { MOND_TYPE: 'HEAD' }))
  const { points, leftOut } = hydrograph.read({ MONR, MOND }, () => '')
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['not-a-depth', '11.5'],
    ['not-a-depth', '3.2'],
  ])
})

test('readings at any times of a few days are all drawn, or counted with a drawn one', () => {
  const visits = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 3 * DAY_MS - 1 }), fc.constantFrom('1.2', '1.3', 'Dry')),
  )
  fc.assert(
    fc.property(visits, (all) => {
      const { points, leftOut } = read(
        ...all.map(([time, text]) => reading(text, { MOND_DTIM: new Date(time).toISOString().slice(0, 19) })),
      )
      const repeats = points.flatMap((point) => point.repeats ?? [])
      const rows = [...points.map(({ row }) => row), ...repeats]
      expect(new Set(rows).size).toBe(all.length)
      expect(rows).toHaveLength(all.length)
      expect(leftOut).toEqual([])
      for (const { row, repeats: same = [] } of points)
        for (const other of same) expect(other.data.MOND_RDNG).toBe(row.data.MOND_RDNG)
    }),
  )
})

test.each(['Dry', '', '2.10'])(
  'a visit that found “%s” at an impossible time is listed with its time',
  (text) => {
    const { points, leftOut } = read(reading(text, { MOND_DTIM: '2021-03-23T25:61' }))
    expect(points).toEqual([])
    const stated = [text, '2021-03-23T25:61'].filter(Boolean).join(', ')
    expect(leftOut.map((left) => [left.kind, left.text])).toEqual([['no-date', stated]])
  },
)
