import { expect, test } from 'vitest'
import { nameAndCode } from '../../src/data/text/coded-name.ts'
import { isolateText } from '../../src/data/text/isolate-text.ts'

test('text without characters of direction is not changed', () => {
  expect(isolateText('Stiff CLAY, ø 50 mm · نص')).toBe('Stiff CLAY, ø 50 mm · نص')
})

test('a change of direction ends with the text that has it', () => {
  expect(isolateText('\u202EYALC')).toBe('\u2068\u202EYALC\u2069')
  expect(nameAndCode({ name: '\u202EYALC', code: '201' })).toBe('\u2068\u202EYALC\u2069 (201)')
})

test('a text cannot end its own isolation', () => {
  expect(isolateText('A\u2069\u202EB')).toBe('\u2068A\u202EB\u2069')
})
