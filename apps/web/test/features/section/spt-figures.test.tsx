import { expect, test } from 'vitest'
import { draw, scaleOf, sectionOf, type Tests } from './draw-section.tsx'
import { CLOSE, figuresOf } from './drawn-figures.ts'

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
