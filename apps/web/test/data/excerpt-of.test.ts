import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from '../../src/data/text/excerpt-of.ts'

const LONG = `${'Firm brown sandy CLAY. '.repeat(4)}Odour of diesel. ${'Sand is fine. '.repeat(10)}`

/** Words, some of which are marked. */
const markedText = fc.array(fc.tuple(fc.nat(999), fc.boolean()), { maxLength: 60 }).map((words) => {
  let text = ''
  const marks: [number, number][] = []
  for (const [number, isMarked] of words) {
    const start = text.length
    text += `w${number}`
    if (isMarked) marks.push([start, text.length])
    text += ' '
  }
  return { text, marks }
})

test('a short text is its own excerpt', () => {
  const whole = { text: 'Odour', marks: [[0, 5]] as const }
  expect(excerptOf(whole, 40)).toEqual(whole)
})

test('a long text begins at a word shortly before its first mark, and keeps the marks within', () => {
  const at = LONG.indexOf('Odour')
  const end = LONG.length
  const { text, marks } = excerptOf(
    {
      text: `${LONG}odours and more`,
      marks: [
        [at, at + 5],
        [end, end + 6],
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

test('words far from each other have a part each, and forms of one word have one', () => {
  const words = ['CLAY', 'Odour', 'Sand', 'clays']
  const text = `${LONG}${'Nothing else. '.repeat(5)}clays`
  const marks = words.map((word) => [text.lastIndexOf(word), text.lastIndexOf(word) + word.length] as const)
  const found = excerptOf({ text, marks }, 90)
  expect(found.text.split('…').filter((part) => part !== '')).toHaveLength(2)
  expect(found.text.length).toBeLessThanOrEqual(90 + 3)
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['CLAY', 'Odour', 'Sand'])
})

test('of any marks, each part is of the text, and each mark is on its word', () => {
  fc.assert(
    fc.property(markedText, fc.integer({ min: 12, max: 80 }), ({ text, marks }, length) => {
      const found = excerptOf({ text, marks }, length)
      const parts = found.text.split('…').filter((part) => part !== '')
      expect(parts.every((part) => text.includes(part))).toBe(true)
      expect(parts.join('').length).toBeLessThanOrEqual(length)
      for (const [start, end] of found.marks) expect(found.text.slice(start, end)).toMatch(/^w\d+$/)
    }),
  )
})
