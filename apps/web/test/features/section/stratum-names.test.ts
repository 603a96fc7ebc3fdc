import type { Mark } from '@groundsheet/logs'
import { describe, expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import type { TextBox } from '../../../src/features/section/place-names.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { placeStrataNames } from '../../../src/features/section/place-strata-names.ts'
import { hole, sectionOf, stratum } from './section-of.ts'

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

describe('names of strata: their places', () => {
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

  test('are all written with leader lines where a thin stratum has no room beside it', () => {
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
})

describe('names of strata: their texts', () => {
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
