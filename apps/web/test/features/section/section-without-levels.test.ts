import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { SectionDrawing } from '../../../src/features/section/section-drawing.tsx'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { sectionStrings } from '../../../src/ui/strings/section-strings.ts'
import { hole, PATH, scaleOf, sectionOf } from './section-of.ts'

const mixed = [hole('A', [200, 0], 10), hole('B', [400, 0], null), hole('C', [600, 0], 30)]

describe('holes without ground levels', () => {
  test('a section is drawn by depth from a flat datum if no hole has one', () => {
    const section = sectionOf([hole('A', [200, 0], null), hole('B', [400, 0], null)])
    expect(section).toMatchObject({ heights: 'depth', top: 0, base: -10, unlevelled: [] })
    expect(section.sticks.map(({ ground }) => ground)).toEqual([0, 0])
  })

  test('a hole without one is omitted and listed, unless a flat datum is selected', () => {
    const levels = sectionOf(mixed)
    expect(levels.heights).toBe('level')
    expect(levels.sticks.map(({ hole: { name }, ground }) => [name, ground])).toEqual([
      ['A', 10],
      ['C', 30],
    ])
    expect(levels.unlevelled.map(({ name }) => name)).toEqual(['B'])
    const flat = fillSection(planSection(PATH, mixed, 50, true), () => ({}))
    expect(flat).toMatchObject({ heights: 'depth', unlevelled: [], top: 0, base: -10 })
    expect(flat.sticks.map(({ hole: { name }, ground }) => [name, ground])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
    ])
  })

  test('every hole is drawn or listed, and no level is invented', () => {
    const level = fc.option(fc.double({ min: -20, max: 300, noNaN: true }))
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 8 }), fc.boolean(), (levels, isFlat) => {
        const holes = levels.map((each, index) => hole(`BH${index}`, [index * 100, 0], each))
        const { heights, sticks, unlevelled } = fillSection(planSection(PATH, holes, 50, isFlat), () => ({}))
        expect(sticks.length + unlevelled.length).toBe(holes.length)
        const isByDepth = isFlat || levels.every((each) => each === null)
        expect(heights).toBe(isByDepth ? 'depth' : 'level')
        for (const stick of sticks) expect(stick.ground).toBe(isByDepth ? 0 : stick.hole.groundLevel)
      }),
    )
  })
})

describe('drawings without ground levels, and holes beside the line', () => {
  test.each([
    [1e-9, 0, false],
    [0.02, 0, true],
    [30, 25, true],
    [20, 25, false],
  ])('a hole %d m beside the line, dashed beyond %d m: %s', (offset, limit, dashed) => {
    const section = sectionOf(mixed)
    const sticks = section.sticks.map((stick) => ({ ...stick, offset }))
    const scale = scaleOf(section)
    const drawn = renderToStaticMarkup(
      createElement(
        'svg',
        {},
        createElement(SectionDrawing, {
          section: { ...section, sticks },
          scale,
          placed: placeSticks(sticks, scale),
          legend: readLegend(sticks, createGlossary(undefined)),
          ...{ dashedBeyond: limit, ties: [], tests: false },
        }),
      ),
    )
    expect(drawn.includes('data-far')).toBe(dashed)
  })

  test.each(['level', 'depth'] as const)('the drawing states the kind of its heights: %s', (heights) => {
    const section = { ...sectionOf(mixed), heights }
    const scale = scaleOf(section)
    const drawn = renderToStaticMarkup(
      createElement(
        'svg',
        {},
        createElement(SectionDrawing, {
          section,
          scale,
          placed: placeSticks(section.sticks, scale),
          legend: readLegend(section.sticks, createGlossary(undefined)),
          dashedBeyond: 25,
          ties: [],
          tests: false,
        }),
      ),
    )
    expect(drawn.includes(sectionStrings.flatNote)).toBe(heights === 'depth')
    expect(drawn.includes('m bgl')).toBe(heights === 'depth')
  })
})
