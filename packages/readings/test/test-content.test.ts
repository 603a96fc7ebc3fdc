import { expect, test } from 'vitest'
import { readTestValue } from '../src/tests/test-content.ts'

const WHOLE = ['0', '7', '10', '100', '123456789', '1234567890', '00', '012', '']
const FRACTIONS = ['', '.', '.0', '.5', '.50', '.05', '.00001', '.000001', '.0000001', '.10', '.123456789']

test('a number has the text of its value, however it is written', () => {
  for (const sign of ['', '-', '+'])
    for (const whole of WHOLE)
      for (const fraction of FRACTIONS) {
        const text = `${sign}${whole}${fraction}`
        if (/\d/.test(text)) expect(readTestValue(` ${text} `), text).toBe(`${Number(text)}`)
      }
  expect(readTestValue('1.5e2')).toBe('150')
})

test('other text is kept without the blanks around it', () => {
  for (const text of ['', '-', '>50', '1.2.3', 'N/A', '1,5', '0x10'])
    expect(readTestValue(` ${text}`)).toBe(text)
})
