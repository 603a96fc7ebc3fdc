import { expect, test } from 'vitest'
import { replaceForbiddenXml } from '../src/index.ts'
import { expectWellFormed } from './well-formed.ts'

/**
 * First and last of each range that https://www.w3.org/TR/xml/#NT-Char leaves out, and both lone surrogates.
 */
const FORBIDDEN = [
  '\u0000',
  '\u0001',
  '\u0008',
  '\u000B',
  '\u000C',
  '\u000E',
  '\u001F',
  '\uFFFE',
  '\uFFFF',
  '\uD83D',
  '\uDE00',
]

test.each(FORBIDDEN.map((character) => [JSON.stringify(character), character]))(
  '%s is replaced by U+FFFD in texts and attributes',
  (_, character) => {
    const written = replaceForbiddenXml(`<g id="a${character}b"><text>BH${character}1</text></g>`)
    expect(written).toBe('<g id="a\uFFFDb"><text>BH\uFFFD1</text></g>')
    expectWellFormed(written)
  },
)

test('markup, line breaks, tabs and characters beyond the basic plane are left as they are', () => {
  const svg = '<text x="1">a &amp; b\t\r\n\u0020\uD7FF\uE000\uFFFD\u{1F600}\u{10FFFF}</text>'
  expect(replaceForbiddenXml(svg)).toBe(svg)
})
