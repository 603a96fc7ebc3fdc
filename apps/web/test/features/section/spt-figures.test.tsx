import { expect, test } from 'vitest'
import { draw, lastLayoutOf, scaleOf, sectionOf, type Tests } from './draw-section.tsx'

const figuresOf = (drawn: string) =>
  [...drawn.matchAll(/<text class="section-test" x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }),
  )

const CLOSE: Tests = [7, 18, 18, 13, 18, 27, 20, 32, 8].map((n, index) => [1 + index, n])

test('every SPT result of a hole is written if a second column of figures fits', () => {
  const section = sectionOf({ BH1: { at: 10, tests: CLOSE }, BH2: { at: 90, tests: [] } })
  const drawn = draw(section, 110)
  expect(
    figuresOf(drawn)
      .toSorted((a, b) => a.y - b.y)
      .map(({ text }) => text),
  ).toEqual(CLOSE.map(([, n]) => `${n}`))
  expect(drawn).not.toContain('not shown')
})

test('SPT results without room are counted by hole in a note on the drawing', () => {
  const section = sectionOf({ BH1: { at: 10, tests: CLOSE }, BH2: { at: 90, tests: [] } })
  const drawn = draw(section, 20)
  const written = figuresOf(drawn).length
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(CLOSE.length)
  expect(drawn).toContain(`SPT results not shown for lack of room: ${CLOSE.length - written} in BH1`)
})

test('on a narrow screen the drawing has no note of hidden results and no axis on the right', () => {
  const section = sectionOf({ BH1: { at: 10, tests: CLOSE }, BH2: { at: 90, tests: [] } })
  const [narrow, wide] = [draw(section, 20, 390), draw(section, 20, 480)]
  expect(narrow).not.toContain('not shown')
  expect(wide).toContain('not shown')
  const units = (drawn: string) => drawn.match(/class="section-unit"/g)?.length
  expect([units(narrow), units(wide)]).toEqual([2, 3])
})

test('notes are below the axes, never among the holes', () => {
  const section = sectionOf({ BH1: { at: 10, tests: CLOSE }, BH2: { at: 90, tests: [] } })
  const { plot } = scaleOf(20)
  const notes = [...draw(section, 20).matchAll(/class="section-note" x="[\d.]+" y="([\d.]+)"/g)]
  expect(notes.length).toBeGreaterThan(0)
  for (const [, y] of notes) expect(Number(y)).toBeGreaterThan(plot.y + plot.height + 40)
})

test('all results of a hole without room for any figure are counted', () => {
  const section = sectionOf({
    BH0: { at: 9, tests: [] },
    BH1: { at: 10, tests: CLOSE },
    BH2: { at: 11, tests: [] },
  })
  const drawn = draw(section, 110)
  expect(figuresOf(drawn)).toEqual([])
  expect(drawn).toContain('SPT results not shown for lack of room: 9 in BH1')
})

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

test('a figure too wide for the gap does not remove the others', () => {
  const tests: Tests = [
    [2, 7],
    [6, 500],
    [10, 9],
  ]
  const section = sectionOf({
    BH1: { at: 50, tests },
    BH2: { at: 55, tests: [] },
    BH3: { at: 45, tests: [] },
  })
  const drawn = draw(section, 200)
  expect(figuresOf(drawn).map(({ text }) => text)).toEqual(['7', '9'])
  expect(drawn).toContain('SPT results not shown for lack of room: 1 in BH1')
})

test('figures and stratum names are placed beyond a profile only where it has values at their depth', () => {
  const section = sectionOf({ BH1: { at: 10, tests: [] }, BH2: { at: 50, tests: [[0.2, 12]] } }, ['BH2'])
  const layout = lastLayoutOf(section, 2000)
  const scale = scaleOf(2000)
  const startAt = (depth: number) => layout?.names.nameAt(scale.y(20 - depth)).start ?? NaN
  expect(startAt(0.15)).toBeGreaterThan(20)
  expect(startAt(10)).toBeLessThan(8)
})

test('the name of a hole is raised above the figures of a neighbour on higher ground', () => {
  const section = sectionOf({
    BH1: { at: 40, tests: CLOSE },
    Borehole2: { at: 47, tests: [], level: 15 },
  })
  const drawn = draw(section, 300)
  const names = drawn.matchAll(
    /<g class="section-name"[^>]*>.*?<text x="([\d.]+)" y="([\d.]+)"[^>]*>Borehole2</g,
  )
  const [name] = [...names].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  // Positions of figures are relative to the start of the line and to datum.
  const scale = scaleOf(300)
  const figures = figuresOf(drawn).map(({ x, y }) => ({ x: x + scale.x(0), y: y + scale.y(0) }))
  const [x, y] = [name?.x ?? 0, name?.y ?? 0]
  const covered = figures.filter(
    (one) => one.x > x - 40 && one.x + 11 > x - 28 && one.y > y - 12 && one.y - 7 < y,
  )
  expect(name).toBeDefined()
  expect(figuresOf(drawn).length).toBeGreaterThan(5)
  expect(covered).toEqual([])
})

test('moved figures of both columns have lead lines, which cross no figure and no other line', () => {
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

test('figures left of water marks are joined to their hole by lead lines', () => {
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
