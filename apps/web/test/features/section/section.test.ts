import type { TableRow } from '@groundsheet/contract'
import { MAX_DEPTH_M, MAX_LEVEL_M } from '@groundsheet/logs'
import { statedDirection } from '@groundsheet/readings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canDrawMoreFlat } from '../../../src/features/section/is-drawable.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { sectionStrings } from '../../../src/ui/strings/section-strings.ts'
import { hole, PATH, scaleOf, sectionOf, stratum } from './section-of.ts'

describe('a section', () => {
  const holes = [
    hole('B', [600, -20], 12),
    hole('A', [200, 30], 10),
    hole('no level', [400, 0], null),
    hole('no place', null, 9),
    hole('far', [500, 80], 9),
  ]

  test('has the holes within the maximum offset sorted by chainage, and lists or counts all others', () => {
    const { sticks, unlevelled, unplaced, outside } = sectionOf(holes)
    expect(sticks.map(({ hole }) => hole.name)).toEqual(['A', 'B'])
    expect(sticks.map(({ chainage }) => Math.round(chainage))).toEqual([200, 600])
    expect(sticks.map(({ offset }) => Math.round(offset))).toEqual([-30, 20])
    expect(unlevelled.map(({ name }) => name)).toEqual(['no level'])
    expect(unplaced.map(({ name }) => name)).toEqual(['no place'])
    expect(outside).toBe(1)
  })

  test('extends from the highest ground level to the lowest base', () => {
    expect(sectionOf(holes)).toMatchObject({ top: 12, base: 0 })
  })

  test('extends to the base of strata below the final depth', () => {
    const rows = [stratum('A', '0.00', '25.00', { GEOL_LEG: '201' })]
    expect(sectionOf(holes, rows).base).toBe(-15)
  })

  test('ends at ground level for a hole without depth and strata', () => {
    const [stick] = sectionOf([{ ...hole('A', [100, 0], 10), finalDepth: null }]).sticks
    expect(stick).toMatchObject({ top: 10, base: 10 })
  })

  test('without holes has an extent that can be drawn', () => {
    const { top, base } = sectionOf([])
    expect(top).toBeGreaterThan(base)
  })

  test('is drawn for any depths and codes in a file', () => {
    const text = fc.constantFrom('', '0', '1.5', '-2', '7', 'abc', '1e9', '3,5')
    const data = fc.record({ top: text, base: text, leg: text })
    fc.assert(
      fc.property(fc.array(data, { maxLength: 6 }), (strata) => {
        const rows = strata.map(({ top, base, leg }) => stratum('A', top, base, { GEOL_LEG: leg }))
        const section = sectionOf(holes, rows)
        const scale = scaleOf(section)
        for (const { x, width } of placeSticks(section.sticks, scale))
          expect(Number.isFinite(x) && width > 0).toBe(true)
      }),
    )
  })
})

describe('impossible levels and depths', () => {
  const holes = [
    hole('real', [100, 0], 50, 12_262),
    hole('high', [200, 0], 1e9),
    hole('deep', [300, 0], 50, 100_000),
    hole('endless', [400, 0], 50, 1e308),
    hole('upwards', [500, 0], 50, -1e308),
  ]

  test('omit and list their holes, and the scale fits the others', () => {
    const section = sectionOf(holes)
    expect(section.sticks.map(({ hole }) => hole.name)).toEqual(['real', 'upwards'])
    expect(section.undrawable.map(({ name }) => name)).toEqual(['high', 'deep', 'endless'])
    expect(section).toMatchObject({ top: 50, base: 50 - 12_262 })
  })

  test('do not omit a hole because of its level when holes are drawn by depth', () => {
    const flat = fillSection(planSection(PATH, holes, 50, true), () => ({}))
    expect(flat.sticks.map(({ hole }) => hole.name)).toContain('high')
    expect(canDrawMoreFlat(sectionOf(holes))).toBe(true)
    expect(canDrawMoreFlat(flat)).toBe(false)
    expect(canDrawMoreFlat(sectionOf(holes.filter(({ name }) => name !== 'high')))).toBe(false)
  })

  test('are never drawn, whatever numbers a file states', () => {
    const stated = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(stated, stated), { maxLength: 6 }), (numbers) => {
        const holes = numbers.map(([level, depth], index) =>
          hole(`BH${index}`, [index * 100, 0], level, depth),
        )
        const section = sectionOf(holes)
        expect(section.sticks.length + section.undrawable.length).toBe(holes.length)
        expect(section.top - section.base).toBeLessThanOrEqual(2 * MAX_LEVEL_M + 2 * MAX_DEPTH_M)
      }),
    )
  })
})

test('the inclination of a hole is stated at its name and in the list', () => {
  const row = stratum('A', '', '', { HORN_INCL: '60' })
  const [inclined, vertical] = fillSection(
    planSection(PATH, [hole('A', [100, 0], 5), hole('B', [500, 12], 5)], 50),
    ({ name }): Record<string, TableRow[]> => (name === 'A' ? { HORN: [{ ...row, table: 'HORN' }] } : {}),
  ).sticks
  expect(inclined && sectionStrings.offsetShort(inclined)).toBe('inclined 60°')
  expect(inclined && sectionStrings.where(inclined)).toMatch(/^at 100.0 m, inclined 60°$/)
  expect(vertical && sectionStrings.offsetShort(vertical)).toBe('12 m L')
})

test('an inclination of 0 is stated only if other data confirm it', () => {
  const stated = (name: string, at: number, data: Record<string, string>) => ({
    ...hole(name, [at, 0], 5),
    direction: statedDirection({ HOLE_INCL: '0', ...data }),
  })
  const { sticks } = fillSection(
    planSection(
      PATH,
      [
        stated('TP1', 100, { HOLE_TYPE: 'TP', HOLE_ORNT: '30' }),
        stated('BH1', 200, { HOLE_TYPE: 'RC', HOLE_REM: 'Horizontal borehole.' }),
        hole('BH2', [300, 0], 5),
        stated('BH3', 400, { HOLE_TYPE: 'RC', HOLE_REM: 'Drilled at 60 degrees.' }),
      ],
      50,
    ),
    ({ name }): Record<string, TableRow[]> =>
      name === 'BH2' ? { HORN: [{ ...stratum(name, '', '', { HORN_INCL: '0' }), table: 'HORN' }] } : {},
  )
  expect(sticks.map(({ hole, inclined }) => [hole.name, inclined])).toEqual([
    ['TP1', null],
    ['BH1', 0],
    ['BH2', null],
    ['BH3', 'words'],
  ])
  expect(sticks.map((stick) => sectionStrings.offsetShort(stick))).toEqual([
    '',
    'inclined 0°',
    '',
    'stated to be inclined',
  ])
})
