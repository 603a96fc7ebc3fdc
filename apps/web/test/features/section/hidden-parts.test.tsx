import { expect, test } from 'vitest'
import { draw, sectionOf } from './draw-section.tsx'

const waterOf = (drawn: string) =>
  [...drawn.matchAll(/class="section-water" data-series="(\w+)" d="M([\d.-]+) ([\d.-]+)h/g)].map(
    ([, series, x, y]) => ({ series, x: Number(x), y: Number(y) }),
  )
const depthsOf = (drawn: string) =>
  [...drawn.matchAll(/class="section-depth" x="([\d.-]+)" y="([\d.-]+)"[^>]*>([\d.]+)</g)].map(
    ([, x, y, text]) => ({ x: Number(x), y: Number(y), text }),
  )

test('water levels of a hole close to the previous one are drawn to its right', () => {
  const section = sectionOf({
    BH1: { at: 50, tests: [] },
    BH2: { at: 51.2, tests: [], water: [[8, 4]] },
    BH3: { at: 90, tests: [] },
  })
  const drawn = draw(section, 200)
  const columns = [...drawn.matchAll(/class="section-bore" x="([\d.]+)"[^>]*width="([\d.]+)"/g)]
  const [, , second] = [0, ...columns].map((found) => Number(Array.isArray(found) ? found[1] : found))
  const water = waterOf(drawn)
  expect(water.map(({ series }) => series)).toEqual(['standing', 'strike'])
  for (const { x } of water) expect(x).toBeGreaterThan(second ?? Infinity)
  expect(drawn).not.toContain('water levels (')
})

test('a strike and a rise to the same depth are side by side', () => {
  const section = sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 50, tests: [], water: [[6, 6]] } })
  const water = waterOf(draw(section, 200))
  expect(water).toHaveLength(2)
  expect(water[0]?.y).toBe(water[1]?.y)
  expect(Math.abs((water[0]?.x ?? 0) - (water[1]?.x ?? 0))).toBeGreaterThanOrEqual(9)
})

test('water levels without room on either side are counted by hole in a note', () => {
  const section = sectionOf({
    BH1: { at: 49, tests: [] },
    BH2: { at: 50, tests: [], water: [[8, 4]] },
    BH3: { at: 51, tests: [] },
  })
  const drawn = draw(section, 200)
  expect(waterOf(drawn)).toEqual([])
  expect(drawn).toContain('water levels (2 in BH2)')
})

test('final depths of close holes are below each other instead of omitted', () => {
  const section = sectionOf({
    BH1: { at: 40, tests: [], level: 20 },
    BH2: { at: 41.2, tests: [], level: 20 },
    BH3: { at: 90, tests: [], level: 20 },
  })
  const depths = depthsOf(draw(section, 200))
  expect(depths).toHaveLength(3)
  const [one, other] = depths
  const apart = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= 25 || one?.y !== other?.y
  expect(apart).toBe(true)
})

test('final depths without room are listed in a note', () => {
  const level = (name: number) => 20 + name * 12
  const section = sectionOf(
    Object.fromEntries(
      [0, 1, 2, 3, 4].map((n) => [`BH${n}`, { at: 50 + n, tests: [], level: level(n % 2) }]),
    ),
  )
  const drawn = draw(section, 200)
  const omitted = 5 - depthsOf(drawn).length
  expect(omitted).toBeGreaterThan(0)
  expect(drawn).toMatch(/Not drawn for lack of room: .*final depths \(BH/)
})

test('stratum names without room are counted in a note', () => {
  expect(draw(sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 90, tests: [] } }), 200)).not.toContain(
    'stratum name',
  )
  const close = sectionOf({
    BH1: { at: 10, tests: [], stratum: 'Firm silty sandy gravelly CLAY' },
    BH2: { at: 11, tests: [], stratum: 'Firm silty sandy gravelly CLAY' },
  })
  expect(draw(close, 200)).toContain('1 stratum name')
})

test('the profile of a probe ends at the column of its neighbour', () => {
  const drawn = draw(sectionOf({ BH1: { at: 50, tests: [] }, BH2: { at: 53, tests: [] } }, ['BH1']), 200)
  const columns = [...drawn.matchAll(/class="section-bore" x="([\d.]+)"/g)].map(([, x]) => Number(x))
  const [, path = ''] = /class="section-profile" d="([^"]+)"/.exec(drawn) ?? []
  const reach = [...path.matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x))
  expect(reach.length).toBeGreaterThan(4)
  expect(Math.max(...reach)).toBeLessThanOrEqual(columns[1] ?? 0)
  expect(drawn).not.toContain('profiles of cones and probes')
})

test('a profile without room beside the next hole is named in a note and not drawn behind it', () => {
  const section = sectionOf({ BH1: { at: 50, tests: [] }, BH2: { at: 50.5, tests: [] } }, ['BH1'])
  const drawn = draw(section, 200)
  expect(drawn).not.toContain('section-profile')
  expect(drawn).toMatch(/Not drawn for lack of room: .*profiles of cones and probes \(BH1\)/)
})
