import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutUnlabelled, type UnlabelledHole } from '../../../src/features/map/sheet/unlabelled-holes.ts'
import { planNotes } from '../../../src/features/map/sheet/plan-notes.ts'

const hole = (name: string): UnlabelledHole => ({
  id: name,
  name,
  position: '437,200.00 E, 389,200.00 N',
  style: {} as UnlabelledHole['style'],
})
const ROOM = { width: 1046, height: 500 }

test('every hole without a label is on a sheet once, in order, also with very long names', () => {
  const name = fc.string({ minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 400 }), (names) => {
      const sheets = layOutUnlabelled(names.map(hole), ROOM)
      expect(sheets.flat(2).map((one) => one.name)).toEqual(names)
      for (const columns of sheets) expect(columns.length).toBeLessThanOrEqual(3)
    }),
  )
})

test('no hole without a label needs no further sheet', () => {
  expect(layOutUnlabelled([], ROOM)).toEqual([])
})

test('a few names are also in the legend, many are counted there', () => {
  const noteOf = (names: readonly string[]) => planNotes([], null, names)[0]?.text
  expect(noteOf(['BH1', 'BH2'])).toBe('Labels omitted for lack of room: 2, see sheet 2: BH1, BH2')
  const many = Array.from({ length: 90 }, (_, index) => `BH${index}`)
  expect(noteOf(many)).toBe('Labels omitted for lack of room: 90, see sheet 2')
  expect(planNotes([], null, [])).toEqual([])
})
