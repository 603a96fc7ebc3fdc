import { expect, test } from 'vitest'
import { isolateValue } from '../../src/data/text/isolate-value.ts'

test.each(['BH1', 'Sandy CLAY, ø 50 mm', '水準', '[U+202E]BH1', ''])('%j is shown as it is', (text) =>
  expect(isolateValue(text)).toBe(text),
)

test.each(['נוף', 'رمل', 'BH-א 3', '\u{10800}', '\u{1E900}'])(
  '%j, with letters from right to left, is isolated',
  (text) => expect(isolateValue(text)).toBe(`\u2068${text}\u2069`),
)
