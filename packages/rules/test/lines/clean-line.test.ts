import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CleanLine } from '../../src/lines/scan-fields.ts'

/** What a clean line is, as a pattern over bytes. */
const CLEAN = new RegExp(
  String.raw`^"(?:[^"\u0000-\u0008\u000a-\u001f\u0080-\u00ff]|` +
    String.raw`"")*"(?:,"(?:[^"\u0000-\u0008\u000a-\u001f\u0080-\u00ff]|"")*")*\r?\n`,
)

const PIECES = [
  '"',
  '""',
  '","',
  '"\r\n',
  '"\n',
  '"\r',
  'DATA',
  '1.00',
  'x',
  ' ',
  '\t',
  '\u0000',
  '\u007f',
  '\u0080',
  '\u00ff',
  ',',
  '\u001f',
]

test('a clean line is found four bytes at a time as it is byte by byte', () => {
  const found = new CleanLine()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), fc.nat(5), (pieces, offset) => {
      const text = `${'#'.repeat(offset)}"${pieces.join('')}`
      const bytes = Uint8Array.from(`${text}####`, (character) => character.charCodeAt(0))
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
      const expected = CLEAN.exec(text.slice(offset))?.[0]
      expect(found.read(bytes, view, offset)).toBe(expected !== undefined)
      if (expected === undefined) return
      expect(found.next).toBe(offset + expected.length)
      expect(found.hasCrLf).toBe(expected.endsWith('\r\n'))
      expect(found.fields).toBe(expected.match(/"(?:[^"]|"")*"/g)?.length)
    }),
    { numRuns: 3000 },
  )
})
