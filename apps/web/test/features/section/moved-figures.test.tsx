import { expect, test } from 'vitest'
import { draw, lastLayoutOf, scaleOf, sectionOf, type Tests } from './draw-section.tsx'
import { CLOSE, figuresOf } from './drawn-figures.ts'

test('SPT figures at depths of a profile are on the other side of the column', () => {
  const section = sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 50, tests: [[0.2, 12]] } }, ['BH2'])
  const drawn = draw(section, 200)
  const [figure] = figuresOf(drawn)
  const [, column = ''] = [...drawn.matchAll(/class="section-bore" x="([\d.]+)"/g)].map(([, x]) => x)
  const gap = Number(column) - (figure?.x ?? 0)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(8)
  expect(drawn).toMatch(/class="section-test"[^>]*text-anchor="end"/)
})

test('SPT figures above or below a profile are directly beside the column', () => {
  const section = sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 50, tests: [[8, 12]] } }, ['BH2'])
  const [figure] = figuresOf(draw(section, 200))
  const layout = lastLayoutOf(section, 200)
  expect(layout?.figures).toMatchObject({ side: 'right', placed: [{ distance: 0 }] })
  expect(figure?.text).toBe('12')
})

test('SPT figures of a hole close to the next one are on its left', () => {
  const section = sectionOf({
    BH0: { at: 10, tests: [] },
    BH1: { at: 50, tests: CLOSE },
    BH2: { at: 51, tests: [] },
  })
  const drawn = draw(section, 110)
  expect(figuresOf(drawn)).toHaveLength(CLOSE.length)
  expect(drawn).not.toContain('not shown')
})

test('figures and stratum names are placed beyond a profile only where it has values at their depth', () => {
  const section = sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 50, tests: [[0.2, 12]] } }, ['BH2'])
  const layout = lastLayoutOf(section, 2000)
  const scale = scaleOf(2000)
  const startAt = (depth: number) => layout?.names.nameAt(scale.y(20 - depth)).start ?? NaN
  expect(startAt(0.15)).toBeGreaterThan(20)
  expect(startAt(10)).toBeLessThan(8)
})

test('moved figures of both columns have leader lines, which cross no figure and no other line', () => {
  const section = sectionOf({ BH1: { at: 10, tests: CLOSE }, BH2: { at: 90, tests: [] } })
  for (const height of [70, 90, 110]) {
    const drawn = draw(section, height)
    const figures = figuresOf(drawn)
    const inner = Math.min(...figures.map(({ x }) => x))
    const paths = [...drawn.matchAll(/class="section-leader" d="([^"]+)"/g)].flatMap(([, d = '']) =>
      d.split('M').slice(1),
    )
    const passed = paths.flatMap((path) => {
      const [, y] = /L[\d.-]+ ([\d.-]+)H/.exec(path) ?? []
      return y === undefined ? [] : [Number(y)]
    })
    expect(passed.length, `${height}`).toBeGreaterThan(0)
    // Baselines are 3.5 px below the middles.
    const near = figures.filter(({ x }) => x === inner).map(({ y }) => y - 3.5)
    for (const y of passed)
      expect(Math.min(...near.map((middle) => Math.abs(middle - y)))).toBeGreaterThan(3.5)
    // From top to bottom, starts and passages are in one order.
    const starts = paths.map((path) => Number(path.split(/[ L]/)[1]))
    const ends = paths.map((path) => Number(/L[\d.-]+ ([\d.-]+)/.exec(path)?.[1]))
    const order = (values: readonly number[]) =>
      values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    expect(order(ends)).toEqual(order(starts))
  }
})

test('figures left of water marks are joined to their hole by leader lines', () => {
  const tests: Tests = [
    [8.1, 21],
    [12, 35],
  ]
  const section = sectionOf({
    BH0: { at: 10, tests: [] },
    BH1: { at: 50, tests, water: [[8, 7.9]] },
    BH2: { at: 51.5, tests: [] },
  })
  const drawn = draw(section, 110)
  expect(figuresOf(drawn).map(({ text }) => text)).toEqual(['21', '35'])
  const leaders = [...drawn.matchAll(/class="section-leader" d="([^"]+)"/g)].map(([, path]) => path)
  // One of each figure, and one of the water marks.
  expect(leaders.join('').match(/M/g)).toHaveLength(3)
})
