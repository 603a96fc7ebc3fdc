import { expect, test } from 'vitest'
import { excerptOf } from '../../src/data/text/excerpt-of.ts'

const LONG = `${'Firm brown sandy CLAY. '.repeat(4)}Odour of diesel. ${'Sand is fine. '.repeat(10)}`

test('a short text is its own excerpt', () => {
  const whole = { text: 'Odour', marks: [[0, 5]] as const }
  expect(excerptOf(whole, 40)).toEqual(whole)
})

test('a long text begins at a word shortly before its first mark, and keeps the marks within', () => {
  const at = LONG.indexOf('Odour')
  const sand = LONG.lastIndexOf('Sand')
  const { text, marks } = excerptOf(
    {
      text: LONG,
      marks: [
        [at, at + 5],
        [sand, sand + 4],
      ],
    },
    60,
  )
  expect(text).toMatch(/^…\S.{0,24}Odour of diesel\..*…$/)
  expect(text.length).toBe(62)
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Odour'])
})

test('a mark at the beginning, and none, begin with the text', () => {
  expect(excerptOf({ text: LONG, marks: [[0, 4]] }, 30).text).toBe(`${LONG.slice(0, 30)}…`)
  expect(excerptOf({ text: LONG, marks: [] }, 30).text).toBe(`${LONG.slice(0, 30)}…`)
})

test('a text without blanks is cut where it has to be', () => {
  const text = `${'x'.repeat(100)}odour`
  const found = excerptOf({ text, marks: [[100, 105]] }, 50)
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['odour'])
})
