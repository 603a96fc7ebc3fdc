import { expect, test } from 'vitest'
import { describeSite } from '../src/site/describe-site.ts'
import { hole, place, site } from './doubtful-site.ts'

const inBristol = (count?: number) => site('BH', 358_000, 172_500, count)
const withHole = (east: number, north: number, count?: number) => [
  ...inBristol(count),
  hole('BH9', 358_000 + east, 172_500 + north),
]

/** No digit of it explains where it is. */
test('a hole 600 m off its site is drawn, with a note of the distance to the nearest hole', async () => {
  const { crs, drawn, findings } = await place(withHole(-540, 520), { location: 'Bristol' })
  expect(drawn).toHaveLength(7)
  const [found, ...others] = describeSite({ crs, findings, unplaced: [], group: 'LOCA' })
  expect(others).toEqual([])
  expect(found).toMatchObject({
    ...{ rule: 'position', severity: 'note', names: ['BH9'], heading: 'NATE' },
    message:
      '713 m from BH4, the nearest other hole, where the others lie within 244 m; it is drawn, confirm ' +
      'its coordinates',
  })
})

test.each([
  ['400 m off a site of 244 m', withHole(-300, 360), 'Bristol'],
  ['off a site of four holes', withHole(-540, 520, 4), 'Bristol'],
  ['of several sites', withHole(-540, 520), 'Bristol, two sites'],
  [
    'near another one that is off the site, too',
    [...withHole(-540, 520), hole('BH10', 357_400, 173_100)],
    'Bristol',
  ],
  [
    'at the end of a row',
    [0, 1, 2, 3, 4, 5, 6].map((km) => hole(`R${km}`, 358_000 + km * 600, 172_500)),
    'Bristol',
  ],
])('a hole %s needs none', async (_, holes, location) => {
  expect((await place(holes, { location })).messages).toEqual([])
})

test('the only hole of a project, 10 km from the place that its text names, has a note of that', async () => {
  const { crs, drawn, findings } = await place([hole('BH1', 368_000, 173_500)], { location: 'Bristol' })
  expect(drawn).toEqual(['BH1'])
  expect(describeSite({ crs, findings, unplaced: [], group: 'LOCA' })).toMatchObject([
    {
      ...{ rule: 'position', severity: 'note', names: ['BH1'], heading: 'NATE' },
      message:
        '9.3 km from Bristol (England), the nearest place that the text of the project names, and no other ' +
        'hole confirms it; it is drawn, confirm its coordinates',
    },
  ])
})

test.each([
  ['in the place that the text names', [hole('BH1', 359_000, 172_900)], 'Bristol'],
  ['of a text without a place', [hole('BH1', 368_000, 173_500)], 'Bridge 7'],
  ['beside another one', [hole('BH1', 368_000, 173_500), hole('BH2', 368_020, 173_500)], 'Bristol'],
])('a hole %s needs no such note', async (_, holes, location) => {
  expect((await place(holes, { location })).messages).toEqual([])
})

/** Along a road that crosses the diagonal of the grid, so that exchanged coordinates are near it, too. */
const alongRoad = (first: readonly [number, number]) => [
  hole('BH01', ...first),
  hole('BH02', 427_992, 431_428),
  hole('BH03', 428_074, 431_463),
  hole('BH04', 428_401, 431_609),
  hole('BH05', 428_656, 431_599),
  hole('BH06', 429_242, 431_917),
  hole('BH07', 430_061, 432_097),
  hole('BH08', 430_515, 431_190),
  hole('BH09', 430_442, 430_718),
]

test('a hole with exchanged coordinates that is not far from its site is drawn, with a note', async () => {
  const exchanged = await place(alongRoad([431_149, 427_743]), { location: 'Leeds' })
  expect(exchanged.drawn).toHaveLength(9)
  expect(describeSite({ ...exchanged, unplaced: [], group: 'LOCA' })).toMatchObject([
    {
      ...{ rule: 'position', severity: 'note', names: ['BH01'] },
      message:
        '3.1 km from the nearest other hole, and 374 m if easting and northing are exchanged; it is drawn, ' +
        'confirm its coordinates',
    },
  ])
  expect((await place(alongRoad([427_743, 431_149]), { location: 'Leeds' })).messages).toEqual([])
})

test.each([
  ['30 km from the only place that its text names', 'Ipswich', 1],
  ['10 km from it', 'Stowmarket', 0],
])('a compact site %s has a note of that, where it is far', async (_, location, said) => {
  const found = await place(site('BH', 610_000, 265_000), { location })
  expect(found.drawn).toHaveLength(6)
  expect(found.messages).toHaveLength(said)
})
