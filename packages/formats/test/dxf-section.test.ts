import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadTexts } from '../src/dxf/spread-texts.ts'
import { writeSection, type DrawnSection } from '../src/dxf/write-section.ts'
import { entities } from './dxf-entities.ts'

type Hole = DrawnSection['holes'][number]

const hole = (change: Partial<Hole> = {}): Hole => ({
  ...{ name: 'BH1', offset: '', chainage: 10, ground: 20, base: 12.5, finalDepth: '7.50 m' },
  ...{ water: [], tests: [], profile: [] },
  strata: [
    { top: 20, base: 19, material: 'Made ground', colour: '#808080', name: 'MADE GROUND' },
    { top: 19, base: 12.5, material: 'Void', colour: 'none', name: 'Void' },
  ],
  ...change,
})
const write = (change: Partial<DrawnSection> = {}) =>
  writeSection({
    ...{ holes: [hole()], ties: [], length: 100, top: 20, base: 12.5, exaggeration: 2 },
    ...{ heights: 'level', unit: 'm OD', notes: ['J1'] },
    ...change,
  })

const texts = (drawing: string, layer: string) =>
  entities(drawing, 'TEXT')
    .filter((entity) => entity.get('8') === layer)
    .map((entity) => entity.get('1'))

test('strata are filled on a layer of their material; a void is only outlined', () => {
  const drawing = write()
  expect(entities(drawing, 'HATCH').map((hatch) => hatch.get('8'))).toEqual(['STRATA_Made_ground'])
  expect(entities(drawing, 'LWPOLYLINE').filter((line) => line.get('8') === 'STRATA_LINES')).toHaveLength(2)
  expect(texts(drawing, 'STRATA_NAMES')).toEqual(['MADE GROUND', 'Void'])
})

test('a hole stands at its chainage and level, heights times the exaggeration', () => {
  const [line] = entities(write(), 'LWPOLYLINE').filter((entity) => entity.get('8') === 'HOLES')
  expect([line?.get('10'), line?.get('20')]).toEqual(['10', '40'])
})

test('the axis states true levels, or depths below a flat datum', () => {
  expect(texts(write(), 'AXES')).toEqual(expect.arrayContaining(['15', '20', 'm OD', '0', '100']))
  const flat = hole({ ground: 0, base: -7.5, strata: [] })
  const drawing = write({ holes: [flat], heights: 'depth', unit: 'm bgl', top: 0, base: -7.5 })
  expect(texts(drawing, 'AXES')).toEqual(expect.arrayContaining(['5', '0', 'm bgl']))
  expect(texts(drawing, 'HOLE_LEVELS')).toEqual([])
})

test('water, tests, profiles, correlation lines and notes are on layers of their own', () => {
  const one = hole({
    water: [{ height: 18, text: 'Strike 2.00 m' }],
    tests: [{ height: 17, text: '50/75' }],
    profile: [
      [
        { height: 20, share: 0 },
        { height: 15, share: 1 },
      ],
    ],
  })
  const ends = [
    { chainage: 10, height: 19 },
    { chainage: 30, height: 18 },
  ] as const
  const drawing = write({ holes: [one, hole({ chainage: 30 })], ties: [ends] })
  expect(texts(drawing, 'WATER')).toEqual(['Strike 2.00 m'])
  expect(texts(drawing, 'TESTS')).toEqual(['50/75'])
  expect(texts(drawing, 'NOTES')).toEqual(['J1'])
  const layers = new Set(entities(drawing, 'LWPOLYLINE').map((line) => line.get('8')))
  for (const layer of ['PROFILES', 'CORRELATION']) expect(layers).toContain(layer)
})

test('two holes at one chainage, a single hole and one without strata are drawn', () => {
  for (const holes of [[hole(), hole({ name: 'BH2' })], [hole()], [hole({ strata: [] })]])
    expect(texts(write({ holes }), 'HOLE_NAMES')).toEqual(holes.map(({ name }) => name))
})

test('texts that are moved apart keep their order and spacing, and those with room stay', () => {
  expect(spreadTexts([10, 5, 0], 2)).toEqual([10, 5, 0])
  expect(spreadTexts([10, 10, 10], 2)).toEqual([12, 10, 8])
  fc.assert(
    fc.property(fc.array(fc.double({ min: -100, max: 100, noNaN: true })), (heights) => {
      const sorted = heights.toSorted((a, b) => b - a)
      const spread = spreadTexts(sorted, 1)
      expect(spread).toHaveLength(sorted.length)
      for (const [place, y] of spread.slice(1).entries())
        expect((spread[place] ?? 0) - y).toBeGreaterThan(1 - 1e-9)
    }),
  )
})
