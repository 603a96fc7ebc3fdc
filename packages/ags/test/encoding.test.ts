import { describe, expect, test } from 'vitest'
import { createAgsDecoder, createEncodingDetector, type Encoding } from '../src/index.ts'

const AGS = '"GROUP","PROJ"\r\n"HEADING","PROJ_ID"\r\n'

function detect(...pieces: Uint8Array[]) {
  const detector = createEncodingDetector()
  for (const piece of pieces) detector.write(piece)
  return detector.end()
}

function decode(encoding: Encoding, ...pieces: Uint8Array[]): string {
  const decoder = createAgsDecoder(encoding)
  return pieces.map((piece) => decoder.write(piece)).join('') + decoder.end()
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer)
const utf32 = (text: string) =>
  new Uint8Array(Uint32Array.from(text, (character) => character.charCodeAt(0)).buffer)
const joined = (...pieces: Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]))
const singly = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte))

describe('The encoding', () => {
  test.each<[string, Uint8Array, Encoding, boolean]>([
    ['plain text is ASCII', bytesOf(AGS), 'ascii', false],
    ['nothing at all is ASCII', new Uint8Array(), 'ascii', false],
    ['text whose bytes all fit is UTF-8', bytesOf(AGS + '°µ–😀'), 'utf-8', false],
    ['a byte order mark is seen', bytesOf('\ufeff' + AGS + '°'), 'utf-8', true],
    ['a lone high byte makes it Windows-1252', latin(AGS + '\xb0C'), 'windows-1252', false],
    ['an overlong form makes it Windows-1252', latin(AGS + '\xc0\xaf'), 'windows-1252', false],
    ['half a surrogate makes it Windows-1252', latin(AGS + '\xed\xa0\x80'), 'windows-1252', false],
    ['a character cut off by the end is still UTF-8', bytesOf(AGS + '°–').subarray(0, -1), 'utf-8', false],
    ['NUL padding is no UTF-16', joined(bytesOf(AGS), new Uint8Array(5000)), 'ascii', false],
    ['an end of file mark is text', bytesOf(AGS + '\u001a'), 'ascii', false],
  ])('%s', (_, bytes, encoding, bom) => {
    expect(detect(bytes)).toEqual({ encoding, bom })
    expect(detect(...singly(bytes))).toEqual({ encoding, bom })
  })

  test.each<[string, Uint8Array, RegExp]>([
    ['UTF-16 with a mark', joined(latin('\xff\xfe'), utf16(AGS)), /UTF-16/],
    ['UTF-16 without a mark', utf16(AGS), /UTF-16/],
    ['UTF-32 with a mark', joined(latin('\xff\xfe\0\0'), utf32(AGS)), /is UTF-32/],
    ['UTF-32 without a mark', utf32(AGS), /like UTF-32/],
    ['a zip archive', latin('PK\x03\x04 and so on'), /zip/],
    ['a PDF', latin('%PDF-1.7'), /PDF, not AGS text; export AGS from the program that made it/],
    ['XML', latin('<?xml version="1.0"?><agsml/>'), /XML, not AGS/],
    ['XML behind a mark', bytesOf('\ufeff<?xml version="1.0"?>'), /XML, not AGS/],
    ['AGSi', latin('{"agsSchema": {}}'), /JSON, as AGSi is, not AGS/],
    ['a cone test in GEF', latin('#GEFID = 1, 1, 0'), /GEF, not AGS/],
    ['binary content', Uint8Array.from({ length: 512 }, (_, index) => index % 256), /binary/],
  ])('of %s is refused in one line', (_, bytes, reason) => {
    expect(detect(bytes)).toEqual({ refused: expect.stringMatching(reason) as string })
  })
})

describe('Decoding', () => {
  test('leaves the mark out and joins characters cut between pieces', () => {
    const bytes = bytesOf('\ufeff° – 😀')
    expect(decode('utf-8', ...singly(bytes))).toBe('° – 😀')
  })

  test('reads what Windows-1252 has where Latin-1 has control characters', () => {
    expect(decode('windows-1252', latin('\x80\x92\x96\xb0'))).toBe('€’–°')
  })

  test('leaves a UTF-8 mark out before Windows-1252 text, also in pieces', () => {
    expect(decode('windows-1252', ...singly(latin('\xef\xbb\xbf\xb0')))).toBe('°')
    expect(decode('windows-1252', ...singly(latin('\xef\xbb')))).toBe('ï»')
  })
})
