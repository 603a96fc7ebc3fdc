import type { TableRow } from '@groundsheet/contract'
import { MAX_DEPTH_M, MAX_LEVEL_M, type Mark } from '@groundsheet/logs'
import { statedDirection } from '@groundsheet/readings'
import { fitExaggeration, fitWindow } from '@groundsheet/sections'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { canDrawMoreFlat } from '../../../src/features/section/is-drawable.ts'
import { findStick } from '../../../src/features/section/find-stick.ts'
import { noteLines } from '../../../src/features/section/section-notes.ts'
import { boxOf, findUnnamed, placeNames, type TextBox } from '../../../src/features/section/place-names.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { SectionDrawing } from '../../../src/features/section/section-drawing.tsx'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fillSection, planSection, type Section } from '../../../src/features/section/section-model.ts'
import { layOutSection, sectionScale } from '../../../src/features/section/section-scale.ts'
import { fitSection } from '../../../src/features/section/sheet/fit-section.ts'
import { heightOfParts, layOutKey, layOutKeySheets } from '../../../src/features/section/sheet/lay-out-key.ts'
import { placeStrataNames } from '../../../src/features/section/place-strata-names.ts'
import { tieLines, tieNeighbours } from '../../../src/features/section/section-ties.ts'
import { sectionStrings } from '../../../src/ui/strings/section-strings.ts'

let made = 0
const newId = () => (made += 1).toString(16).padStart(24, '0')

/** A degree of longitude here is 64 km. */
const LATITUDE = 55
const EAST = 1 / 63_994.8
const NORTH = 1 / 111_336.5

/** `place`: metres east and north of the origin; null: not known. */
function hole(
  name: string,
  place: [number, number] | null,
  groundLevel: number | null,
  finalDepth = 10,
): Hole {
  const [x = 0, y = 0] = place ?? []
  return holeOf({
    id: newId(),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    longitude: place && x * EAST,
    latitude: place && LATITUDE + y * NORTH,
    groundLevel,
    finalDepth,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
}

const stratum = (locationId: string, top: string, base: string, data: Record<string, string>): TableRow => ({
  id: newId(),
  table: 'GEOL',
  locationId,
  parents: [],
  data: { GEOL_TOP: top, GEOL_BASE: base, ...data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const PATH = [
  [0, LATITUDE],
  [1000 * EAST, LATITUDE],
] as const

function sectionOf(holes: readonly Hole[], rows: readonly TableRow[] = [], maxOffset = 50): Section {
  return fillSection(planSection(PATH, holes, maxOffset), ({ name }) => ({
    GEOL: rows.filter(({ locationId }) => locationId === name),
  }))
}

function scaleOf(section: Section, width = 900, height = 300) {
  const layout = layOutSection(width, height)
  const frame = {
    length: section.line.length,
    top: section.top,
    base: section.base,
    width: layout.inner.width,
    height: layout.inner.height,
  }
  const times = fitExaggeration(frame)
  return sectionScale(layout, fitWindow(frame, times), times)
}

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

describe('without ground levels', () => {
  const mixed = [hole('A', [200, 0], 10), hole('B', [400, 0], null), hole('C', [600, 0], 30)]

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

describe('names of strata', () => {
  const mark = (top: number, base: number, name: string): Mark => ({
    ...{ row: stratum('A', `${top}`, `${base}`, {}), top, base },
    label: name,
  })
  const labelOf = ({ label }: Mark) => ({ name: label, code: '' })

  const roomOf = (room: number, taken: readonly TextBox[] = [], figures: readonly TextBox[] = []) => ({
    columnRight: 0,
    nameAt: () => ({ start: 0, hasLeader: false }),
    end: room,
    y: (depth: number) => depth * 10,
    taken,
    figures,
  })

  test('never overlap other text: the code is written if it fits, otherwise nothing', () => {
    const strata = [mark(0, 9, 'Glacial Till')]
    const written = (left: number) =>
      placeStrataNames(
        strata,
        ({ label }) => ({ name: label, code: 'GT' }),
        roomOf(100, [{ left, right: 200, top: 40, bottom: 50 }]),
      ).map(({ lines }) => lines.join(' '))
    expect(written(90)).toEqual(['Glacial Till'])
    expect(written(40)).toEqual(['(GT)'])
    expect(written(5)).toEqual([])
  })

  test('are written once for consecutive strata of one name, if there is room', () => {
    const strata = [
      mark(0, 1, 'Made Ground'),
      mark(1, 2, 'Made Ground'),
      mark(2, 2.2, 'Peat'),
      mark(2.2, 9, 'Till'),
    ]
    const placed = placeStrataNames(strata, labelOf, roomOf(100))
    expect(placed.map(({ lines, box }) => [lines.join(' '), (box.top + box.bottom) / 2])).toEqual([
      ['Made Ground', 10],
      ['Peat', 21],
      ['Till', 56],
    ])
  })

  test('are all written with lead lines where a thin stratum has no room beside it', () => {
    const strata = [mark(0, 4, 'Till'), mark(4, 4.2, 'Peat'), mark(4.2, 4.4, 'Sand'), mark(4.4, 9, 'Clay')]
    const placed = placeStrataNames(strata, labelOf, roomOf(100))
    expect(placed.map(({ name }) => name)).toEqual(['Till', 'Peat', 'Sand', 'Clay'])
    for (const [index, { box, leader }] of placed.entries()) {
      expect(leader?.x).toBe(0)
      expect(box.left).toBeGreaterThan(10)
      expect(box.top).toBeGreaterThanOrEqual(placed[index - 1]?.box.bottom ?? 0)
      expect(box.bottom).toBeLessThanOrEqual(90)
    }
    const figure = { left: 5, right: 12, top: 40, bottom: 50 }
    const beside = placeStrataNames(strata, labelOf, roomOf(100, [], [figure]))
    expect(beside.map(({ name, leader }) => [name, leader])).toEqual([
      ['Till', null],
      ['Clay', null],
    ])
  })

  test('have a leader line across a profile', () => {
    const room = { ...roomOf(200), nameAt: (y: number) => ({ start: y > 50 ? 64 : 4, hasLeader: y > 50 }) }
    const placed = placeStrataNames([mark(0, 4, 'Till'), mark(4, 9, 'Clay')], labelOf, room)
    expect(placed.map(({ box, leader }) => [box.left, leader])).toEqual([
      [4, null],
      [64, { x: 0, y: 65 }],
    ])
  })

  test('are written twice for two strata of one name with a gap between them', () => {
    const placed = placeStrataNames([mark(0, 2, 'Till'), mark(4, 9, 'Till')], labelOf, roomOf(100))
    expect(placed.map(({ box }) => (box.top + box.bottom) / 2)).toEqual([10, 65])
  })

  test('are geology names, except for voids and ground without recovery', () => {
    const named = (data: Record<string, string>) => {
      const { sticks } = sectionOf([hole('A', [100, 0], 5)], [stratum('A', '0', '5', data)])
      const [one] = sticks[0]?.strata ?? []
      return one && readLegend(sticks, createGlossary(undefined)).labelOf(one).name
    }
    expect(named({ GEOL_GEOL: 'LC', GEOL_LEG: '201' })).toBe('LC')
    expect(named({ GEOL_GEOL: 'PLCM', GEOL_LEG: '999' })).toBe('Void')
    expect(named({ GEOL_GEOL: 'PLCM', GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' })).toBe('Void')
    expect(named({ GEOL_GEOL: 'PLCM', GEOL_LEG: '998' })).toBe('No recovery')
  })

  test('are shortened to their soil, then to their code, otherwise not written', () => {
    const strata = [mark(0, 9, 'Silty gravelly CLAY')]
    const written = (room: number, code = '225') =>
      placeStrataNames(strata, ({ label }) => ({ name: label, code }), roomOf(room)).flatMap(
        ({ lines }) => lines,
      )
    expect(written(110)).toEqual(['Silty gravelly CLAY'])
    expect(written(80)).toEqual(['Silty gravelly', 'CLAY'])
    expect(written(70)).toEqual(['… CLAY'])
    expect(written(70, '')).toEqual(['… CLAY'])
    const partly = (name: string) =>
      placeStrataNames([mark(0, 1.2, name)], () => ({ name, code: '430' }), roomOf(70)).flatMap(
        ({ lines }) => lines,
      )
    expect(partly('SAND and GRAVEL')).toEqual(['(430)'])
    expect(partly('Brown CLAY with GRAVEL')).toEqual(['(430)'])
    expect(written(30)).toEqual(['(225)'])
    expect(written(30, '')).toEqual([])
    expect(written(15)).toEqual([])
    expect(written(-5)).toEqual([])
  })

  test('are not replaced by a code for joined strata with two codes', () => {
    const codes = new Map([
      [0, 'LC'],
      [2, 'LCF'],
    ])
    const strata = [mark(0, 2, 'London Clay Formation'), mark(2, 9, 'London Clay Formation')]
    const labelOf = ({ label, top }: Mark) => ({ name: label, code: codes.get(top) ?? '' })
    const written = (some: readonly Mark[]) => placeStrataNames(some, labelOf, roomOf(40))
    expect(written(strata)).toEqual([])
    expect(written(strata.slice(1)).map(({ lines }) => lines.join(' '))).toEqual(['(LCF)'])
  })

  test('have the code they are the meaning of, and none if the description overrides it', () => {
    const labelled = (data: Record<string, string>) => {
      const { sticks } = sectionOf([hole('A', [100, 0], 5)], [stratum('A', '0', '5', data)])
      const [one] = sticks[0]?.strata ?? []
      return one && readLegend(sticks, createGlossary(undefined)).labelOf(one)
    }
    expect(labelled({ GEOL_GEOL: 'LC', GEOL_LEG: '201' })?.code).toBe('LC')
    expect(labelled({ GEOL_LEG: '201' })?.code).toBe('201')
    expect(labelled({ GEOL_GEOL: 'PLCM', GEOL_LEG: '998' })?.code).toBe('998')
    expect(labelled({ GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' })?.code).toBe('')
  })
})

describe('the key of a section', () => {
  const till = { GEOL_GEOL: 'GT', GEOL_LEG: '220' }
  const legendOf = (rows: readonly TableRow[], codes: Record<string, Record<string, string>> = {}) => {
    const { sticks } = sectionOf([hole('A', [100, 0], 5)], rows)
    return readLegend(sticks, createGlossary({ tables: [], codes }))
  }
  const described = (top: number, data: Record<string, string>) =>
    stratum('A', `${top}`, `${top + 1}`, { ...till, ...data })

  test('explains geology codes as defined in the file, and names the geology beside its pattern', () => {
    const { codes, entries } = legendOf([described(0, {})], { GEOL_GEOL: { GT: 'Glacial Till' } })
    expect(codes).toEqual([{ code: 'GT', name: 'Glacial Till', fromDescriptions: false }])
    expect(entries.map(({ code, geology }) => [code, geology])).toEqual([['220', ['Glacial Till']]])
  })

  test('names a code without a meaning after the formation in its descriptions', () => {
    const rows = [
      described(0, { GEOL_DESC: 'Firm CLAY. (GLACIAL TILL)' }),
      described(1, { GEOL_DESC: 'Stiff CLAY (Glacial Till).' }),
      described(2, { GEOL_DESC: 'Clay (Driller’s description)' }),
      described(3, { GEOL_DESC: 'Stiff CLAY (Probable ALLUVIUM)' }),
    ]
    const { codes, labelOf } = legendOf(rows)
    expect(codes).toEqual([{ code: 'GT', name: 'GLACIAL TILL', fromDescriptions: true }])
    const [first] = sectionOf([hole('A', [100, 0], 5)], rows).sticks[0]?.strata ?? []
    expect(first && labelOf(first)).toEqual({ name: 'GLACIAL TILL', code: 'GT' })
  })

  test('names a code without a meaning after the formation of most of its strata', () => {
    const rows = ['GLACIAL TILL', 'Glacial Till', ''].map((GEOL_FORM, top) => described(top, { GEOL_FORM }))
    expect(legendOf(rows).codes).toEqual([{ code: 'GT', name: 'GLACIAL TILL', fromDescriptions: false }])
    const inDoubt = [...rows, described(3, { GEOL_FORM: 'ALLUVIUM' })]
    expect(legendOf(inDoubt).codes).toEqual([{ code: 'GT', name: null, fromDescriptions: false }])
  })

  test('names geology by its code where the file explains the name by an abbreviation', () => {
    const named = described(0, { GEOL_GEOL: 'Pennine Lower Coal Measures Formation' })
    const { entries } = legendOf([named], { GEOL_GEOL: { 'Pennine Lower Coal Measures Formation': 'PLCMF' } })
    expect(entries[0]?.geology).toEqual(['Pennine Lower Coal Measures Formation'])
  })

  test('lists a code without a name', () => {
    const rows = [
      described(0, { GEOL_DESC: 'Firm CLAY (GLACIAL TILL)' }),
      described(1, { GEOL_DESC: 'CLAY' }),
    ]
    expect(legendOf(rows).codes).toEqual([{ code: 'GT', name: null, fromDescriptions: false }])
  })

  test('lists no code for geology stated as a name or as a dash', () => {
    const rows = [described(0, { GEOL_GEOL: '[MADE GROUND]' }), described(1, { GEOL_GEOL: '-' })]
    const { codes, entries, labelOf } = legendOf(rows)
    expect(codes).toEqual([])
    expect(entries.map(({ geology }) => geology)).toEqual([['MADE GROUND']])
    const [first, second] = sectionOf([hole('A', [100, 0], 5)], rows).sticks[0]?.strata ?? []
    expect(first && labelOf(first)).toEqual({ name: 'MADE GROUND', code: '' })
    expect(second && labelOf(second).code).toBe('220')
  })

  test('is on separate sheets if it would leave the drawing too little room', () => {
    const entries = Array.from({ length: 200 }, (_, index) => index)
    const lines = Array.from({ length: 90 }, (_, index) => `BH${index}`)
    const few = layOutKey(entries.slice(0, 9), [], 3, 600)
    expect(few).toMatchObject({ below: 80, sheets: [] })
    const many = layOutKey(entries, lines, 3, 600)
    expect(many.below).toBe(0)
    expect(many.sheets.flatMap((sheet) => sheet.entries)).toEqual(entries)
    expect(many.sheets.flatMap((sheet) => sheet.notes)).toEqual(lines)
    for (const parts of many.sheets) expect(heightOfParts(parts, 3)).toBeLessThanOrEqual(600)
  })

  test('is on a sheet of its own where the drawing is then at least twice as large', () => {
    const entries = Array.from({ length: 24 }, (_, index) => index)
    const parts = [entries, ['BH02: legend code 999'], 3, 600] as const
    const fitted = (extent: { length: number; top: number; base: number }) =>
      fitSection(layOutKey(...parts), () => layOutKeySheets(...parts), {
        ...{ extent, requested: { scale: null, rise: null }, width: 1060, height: 600, noteLines: 3 },
      })
    const high = fitted({ length: 161, top: 26, base: -2 })
    expect(high.key.sheets.flatMap((sheet) => sheet.entries)).toEqual(entries)
    expect(high.room.height).toBe(600)
    const long = fitted({ length: 9000, top: 26, base: -2 })
    expect(long.key.sheets).toEqual([])
    expect(long.key.onEach.entries).toEqual(entries)
    expect(long.room.height).toBe(600 - long.key.below)
  })
})

describe('on the drawing', () => {
  const along = (...chainages: number[]) =>
    sectionOf(chainages.map((x, index) => hole(`BH${index + 1}`, [x, 0], 10)))

  test('heights are multiplied by the exaggeration', () => {
    const scale = scaleOf(along(0, 1000))
    expect(scale.y(0) - scale.y(1)).toBeCloseTo(scale.perMetre * scale.exaggeration)
    expect(scale.chainage(scale.x(345))).toBeCloseTo(345)
    expect(scale.level(scale.y(-7))).toBeCloseTo(-7)
  })

  test('holes at one chainage are drawn side by side', () => {
    const section = along(100, 500, 500, 900)
    const [, one, other] = placeSticks(section.sticks, scaleOf(section))
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(one?.width ?? Infinity)
  })

  test('holes too close for that are drawn at their true positions', () => {
    const section = along(...Array.from({ length: 60 }, (_, index) => 500 + index * 0.1))
    for (const { x, trueX } of placeSticks(section.sticks, scaleOf(section))) expect(x).toBe(trueX)
  })

  test('names never overlap; a name without room is omitted, and its hole is in the note', () => {
    const section = along(...Array.from({ length: 300 }, (_, index) => index * 3))
    const scale = scaleOf(section)
    const sticks = placeSticks(section.sticks, scale)
    const names = placeNames(sticks, scale, ({ stick }) => [stick.hole.name])
    expect(names.length).toBeLessThan(sticks.length)
    const unnamed = findUnnamed(sticks, scale, names)
    expect(new Set([...names.map(({ placed }) => placed.stick.hole), ...unnamed]).size).toBe(sticks.length)
    const notes = noteLines(
      { section, ties: [], tests: false },
      { tests: [], names: unnamed, water: [], depths: [], profiles: [], strata: 0, isListed: false },
      (one) => one.name,
      { width: 800, isCompact: false },
    )
    const [note = ''] = notes.filter((line) => line.startsWith('Hole names not written for lack of room: '))
    const [, listed = '', others] = /: (.*), (\d+) other holes$/.exec(note) ?? []
    expect(listed.split(', ')[0]).toBe(unnamed[0]?.name)
    expect(listed.split(', ').length + Number(others)).toBe(unnamed.length)
    for (const [index, one] of names.entries())
      for (const other of names.slice(index + 1))
        expect(Math.abs(one.x - other.x) > 22 || Math.abs(one.y - other.y) >= 12).toBe(true)
  })

  test('a name is raised above the columns of other holes if there is room', () => {
    const section = sectionOf([
      hole('ARC/2015/BH01', [0, 0], 10),
      hole('ARC/2015/BH02', [60, 0], 7),
      hole('C', [900, 0], 9),
    ])
    const scale = scaleOf(section)
    const sticks = placeSticks(section.sticks, scale)
    const linesOf = ({ stick }: (typeof sticks)[number]) => [stick.hole.name]
    const [first] = sticks
    const second = placeNames(sticks, scale, linesOf)[1]
    if (!first || !second) throw new Error('no names')
    const box = boxOf(second, linesOf(second.placed))
    expect(box.left).toBeLessThan(first.x)
    expect(box.bottom).toBeLessThanOrEqual(scale.y(10))
  })

  test('a name without room beside columns covers a column, not the figures of a test', () => {
    const section = sectionOf([hole('ARC/2015/BH01', [0, 0], 10), hole('ARC/2015/BH02', [60, 0], 4)])
    const whole = scaleOf(section)
    // The column of the first hole reaches the upper edge, so that every position covers it.
    const cut = whole.y(10)
    const scale = {
      ...whole,
      plot: { ...whole.plot, y: cut, height: whole.plot.height + whole.plot.y - cut },
    }
    const sticks = placeSticks(section.sticks, scale)
    const linesOf = ({ stick }: (typeof sticks)[number]) => [stick.hole.name]
    const [, lowest] = placeNames(sticks, scale, linesOf)
    if (!lowest) throw new Error('no name')
    const figure = boxOf(lowest, linesOf(lowest.placed))
    const [, raised] = placeNames(sticks, scale, linesOf, [figure])
    if (!raised) throw new Error('no name')
    expect(boxOf(raised, linesOf(raised.placed)).bottom).toBeLessThanOrEqual(figure.top)
  })

  test('the pointer finds the nearest hole and the stratum at its level', () => {
    const rows = [
      stratum('BH2', '0', '4', { GEOL_LEG: '102' }),
      stratum('BH2', '4', '10', { GEOL_LEG: '201' }),
    ]
    const section = sectionOf([hole('BH1', [0, 0], 10), hole('BH2', [500, 0], 10)], rows)
    const scale = scaleOf(section)
    const placed = placeSticks(section.sticks, scale)
    const found = findStick(scale.x(500) + 3, scale.y(4), placed, scale)
    expect(found?.placed.stick.hole.name).toBe('BH2')
    expect(found?.stratum?.row.data.GEOL_LEG).toBe('201')
    expect(findStick(scale.x(250), scale.y(4), placed, scale)).toBeNull()
  })
})

describe('ties', () => {
  const holes = [hole('A', [100, 0], 10), hole('B', [200, 0], 12)]
  const tie = (a: Record<string, string>, b: Record<string, string>) =>
    tieNeighbours(sectionOf(holes, [stratum('A', '0', '5', a), stratum('B', '1', '4', b)]).sticks)

  test('join equal formations by level', () => {
    expect(tie({ GEOL_GEOL: 'LC', GEOL_LEG: '1' }, { GEOL_GEOL: 'lc ', GEOL_LEG: '2' })).toEqual([
      {
        left: 0,
        right: 1,
        by: 'GEOL_GEOL',
        ties: [
          {
            key: 'LC',
            left: { key: 'LC', top: 10, base: 5 },
            right: { key: 'LC', top: 11, base: 8 },
          },
        ],
      },
    ])
  })

  test('are between equal legend codes if one of the two holes has no formation', () => {
    expect(tie({ GEOL_GEOL: 'LC', GEOL_LEG: '201' }, { GEOL_LEG: '201' })).toMatchObject([{ by: 'GEOL_LEG' }])
  })

  test('are not drawn between strata without codes', () => expect(tie({}, {})).toEqual([]))

  test.each(['996', '997', '998', '999'])('are not drawn between strata of legend code %s', (GEOL_LEG) => {
    expect(tie({ GEOL_LEG }, { GEOL_LEG })).toEqual([])
    expect(tie({ GEOL_LEG, GEOL_GEOL: 'CM' }, { GEOL_LEG, GEOL_GEOL: 'CM' })).toEqual([])
  })

  test('are not drawn between a void stated only in a description and a stratum of its code', () => {
    const limestone = { GEOL_LEG: '804', GEOL_DESC: 'Strong LIMESTONE' }
    expect(tie(limestone, limestone)).toHaveLength(1)
    expect(tie(limestone, { GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' })).toEqual([])
  })

  test('join bases only if both holes go through the stratum', () => {
    const [between] = tie({ GEOL_LEG: '201' }, { GEOL_LEG: '201' })
    const [one] = between?.ties ?? []
    expect(one && tieLines(one, [0, 2])).toEqual([
      [10, 11],
      [5, 8],
    ])
    expect(one && tieLines(one, [5, 2])).toEqual([[10, 11]])
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

test('the legend names the pattern derived from a description if the code has no meaning', () => {
  const sticks = sectionOf(
    [hole('A', [100, 0], 7)],
    [
      stratum('A', '0', '1', { GEOL_DESC: 'Void' }),
      stratum('A', '1', '2', { GEOL_DESC: 'No recovery' }),
      stratum('A', '2', '3', { GEOL_LEG: '997' }),
      stratum('A', '3', '4', { GEOL_DESC: 'Strata' }),
      stratum('A', '4', '5', { GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' }),
      stratum('A', '5', '6', { GEOL_LEG: '999', GEOL_DESC: 'MADE GROUND: Tarmacadam.' }),
      stratum('A', '6', '7', { GEOL_LEG: '998', GEOL_DESC: 'NO CORE RECOVERY: Driller records VOID.' }),
    ],
  ).sticks
  const { entries } = readLegend(sticks, createGlossary(undefined))
  expect(entries.map(({ pattern, code, meaning }) => [pattern.id, code, meaning])).toEqual([
    ['strata-void', '', 'Void'],
    ['strata-no-recovery', '', 'No recovery'],
    ['strata-undetermined', '997', 'Undetermined'],
    ['strata-unknown', '', null],
    ['strata-void', '804', 'Void'],
    ['strata-contradicted', '999', 'Legend code and description disagree'],
    ['strata-no-recovery-void', '998', 'No recovery, described as a void'],
  ])
})
