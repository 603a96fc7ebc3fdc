import { describe, expect, test } from 'vitest'
import { findHoleAtPoint } from '../../../src/features/section/find-hole-at-point.ts'
import { noteLines } from '../../../src/features/section/section-notes.ts'
import { boxOf, findUnnamed, placeNames } from '../../../src/features/section/place-names.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { hole, scaleOf, sectionOf, stratum } from './section-of.ts'

const along = (...chainages: number[]) =>
  sectionOf(chainages.map((x, index) => hole(`BH${index + 1}`, [x, 0], 10)))

describe('heights and holes on the drawing', () => {
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

  test('the pointer finds the nearest hole and the stratum at its level', () => {
    const rows = [
      stratum('BH2', '0', '4', { GEOL_LEG: '102' }),
      stratum('BH2', '4', '10', { GEOL_LEG: '201' }),
    ]
    const section = sectionOf([hole('BH1', [0, 0], 10), hole('BH2', [500, 0], 10)], rows)
    const scale = scaleOf(section)
    const placed = placeSticks(section.sticks, scale)
    const found = findHoleAtPoint(scale.x(500) + 3, scale.y(4), placed, scale)
    expect(found?.placed.stick.hole.name).toBe('BH2')
    expect(found?.stratum?.row.data.GEOL_LEG).toBe('201')
    expect(findHoleAtPoint(scale.x(250), scale.y(4), placed, scale)).toBeNull()
  })
})

describe('names on the drawing', () => {
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
})
