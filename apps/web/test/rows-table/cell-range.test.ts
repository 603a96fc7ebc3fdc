import { expect, test } from 'vitest'
import { moveSelection, rangeOf, type Selection } from '../../src/features/rows-table/cell-range.ts'
import { tabSeparated } from '../../src/data/text/tab-separated.ts'

const extent = { rows: 100, columns: 4, page: 10 }
const at = (row: number, column: number): Selection => ({ anchor: { row, column }, active: { row, column } })
const press = (now: Selection, key: string, keys: { shiftKey?: boolean; controlKey?: boolean } = {}) =>
  moveSelection(now, { key, shiftKey: false, controlKey: false, ...keys }, extent)

test.each([
  ['ArrowDown', at(6, 1)],
  ['ArrowUp', at(4, 1)],
  ['ArrowRight', at(5, 2)],
  ['ArrowLeft', at(5, 0)],
  ['PageDown', at(15, 1)],
  ['PageUp', at(0, 1)],
  ['Home', at(5, 0)],
  ['End', at(5, 3)],
])('%s moves the cell', (key, expected) => {
  expect(press(at(5, 1), key)).toEqual(expected)
})

test('Ctrl moves to the ends of the row and of the table, and up to the headings', () => {
  expect(press(at(5, 1), 'End', { controlKey: true })).toEqual(at(99, 3))
  expect(press(at(5, 1), 'Home', { controlKey: true })).toEqual(at(0, 0))
  expect(press(at(5, 1), 'ArrowUp', { controlKey: true })).toEqual(at(-1, 1))
})

test('the cell does not leave the table', () => {
  expect(press(at(99, 3), 'ArrowDown')).toEqual(at(99, 3))
  expect(press(at(99, 3), 'ArrowRight')).toEqual(at(99, 3))
  expect(press(at(-1, 0), 'ArrowUp')).toEqual(at(-1, 0))
})

test('Shift extends the selection, which never includes the headings', () => {
  const stretched = press(at(0, 1), 'ArrowUp', { shiftKey: true })
  expect(stretched).toEqual(at(0, 1))
  expect(press(at(5, 1), 'ArrowLeft', { shiftKey: true })).toEqual({
    anchor: { row: 5, column: 1 },
    active: { row: 5, column: 0 },
  })
})

test('Shift+Space selects the row, Ctrl+A everything; other keys are ignored', () => {
  expect(rangeOf(press(at(5, 1), ' ', { shiftKey: true }) ?? at(0, 0))).toEqual({
    top: 5,
    bottom: 5,
    left: 0,
    right: 3,
  })
  expect(rangeOf(press(at(5, 1), 'a', { controlKey: true }) ?? at(0, 0))).toEqual({
    top: 0,
    bottom: 99,
    left: 0,
    right: 3,
  })
  expect(press(at(5, 1), 'a')).toBeNull()
  expect(press(at(5, 1), 'Tab')).toBeNull()
})

test('cells are copied for a spreadsheet: a value with a tab, a line break or a quote is quoted', () => {
  expect(
    tabSeparated([
      ['1.00', 'a\tb'],
      ['say "x"', 'two\nlines'],
    ]),
  ).toBe('1.00\t"a\tb"\n"say ""x"""\t"two\nlines"')
})
