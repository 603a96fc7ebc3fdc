import type { TableRow } from '@groundsheet/contract'
import type { Lane, LaneId, Mark } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSameMark, stepMark } from '../../../src/features/strip-log/step-mark.ts'

const row: TableRow = {
  id: 'a'.repeat(24),
  table: 'SAMP',
  locationId: 'BH1',
  parents: [],
  data: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const mark = (top: number, base = top): Mark => ({ row, top, base, label: '' })
const column = (id: LaneId, marks: Mark[], part: 'marks' | 'text' = 'marks') => {
  const lane: Lane = { id, kind: 'codes', marks, from: 0, scaleMax: 0, outside: [] }
  return { lane, part }
}
const [one, two, three] = [mark(0, 2), mark(2, 5), mark(5, 9)]
const strata = column('strata', [three, one, two])
const text = column('strata', [one, two, three], 'text')
const empty = column('water', [])
const samples = column('samples', [mark(1), mark(6)])
const columns = [strata, text, empty, samples]

test('the first key leads to the first visible mark in the first lane', () => {
  expect(stepMark(columns, null, 'Shift+ArrowDown', 3)).toEqual({ column: strata, mark: two })
  expect(stepMark(columns, null, 'ArrowRight', 20)).toEqual({ column: strata, mark: three })
})

test('Shift with up and down steps through a lane by depth and stops at its ends', () => {
  expect(stepMark(columns, { column: strata, mark: one }, 'Shift+ArrowDown', 0)?.mark).toBe(two)
  expect(stepMark(columns, { column: strata, mark: one }, 'Shift+ArrowUp', 0)?.mark).toBe(one)
  expect(stepMark(columns, { column: strata, mark: three }, 'Shift+ArrowDown', 0)?.mark).toBe(three)
})

test('left and right step to the next lane with marks, at the same depth', () => {
  const next = stepMark(columns, { column: strata, mark: two }, 'ArrowRight', 0)
  expect(next).toEqual({ column: samples, mark: samples.lane.marks[1] })
  expect(stepMark(columns, next ?? null, 'ArrowLeft', 0)).toEqual({ column: strata, mark: three })
})

test('other keys give undefined, and lanes without marks give null', () => {
  expect(stepMark(columns, null, 'ArrowDown', 0)).toBeUndefined()
  expect(stepMark([empty, text], null, 'ArrowRight', 0)).toBeNull()
})

test('from any mark, every key leads to an existing mark', () => {
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'))
  fc.assert(
    fc.property(keys, (pressed) => {
      let at: ReturnType<typeof stepMark<(typeof columns)[number]>> = null
      for (const key of pressed) {
        at = stepMark(columns, at, key, 0) ?? null
        expect(at?.column.lane.marks).toContain(at?.mark)
        expect(at?.column.part).toBe('marks')
      }
    }),
  )
})

test('a mark is found in a log that was read again, but not if its row is gone', () => {
  const again = samples.lane.marks.map((each) => ({ ...each }))
  const renewed = [column('strata', [one, two, three], 'text'), column('samples', again)]
  const [, second] = samples.lane.marks
  if (!second) throw new Error('no second sample')
  expect(findSameMark(renewed, { column: samples, mark: second })?.mark).toBe(again[1])
  expect(findSameMark(renewed, { column: strata, mark: one })).toBeNull()
  expect(findSameMark([column('samples', [mark(1)])], { column: samples, mark: second })).toBeNull()
})
