import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkAgs,
  createAgsDecoder,
  createAgsParser,
  createEncodingDetector,
  parseAgs,
  writeAgs,
  type AgsGroup,
  type Edition,
} from '../src/index.ts'

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 200, maxLength: 600, size: 'max' }) },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.constantFrom(
          '"',
          '""',
          ',',
          '\r',
          '\n',
          '\r\n',
          ' ',
          '\t',
          '\0',
          'a',
          '"DATA",',
          '<CONT>',
          '**',
          '😀',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  },
)
const name = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,8}$/)
const headingNames = fc.oneof(
  { weight: 9, arbitrary: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.uniqueArray(name, { minLength: 20, maxLength: 90, size: 'max' }) },
)
/** What AGS3 takes for a mark at the start of a line cannot be a first value there. */
const markless = anyText.filter((value) => !/^[\s*<]/.test(value) && value.trim() === value)

function groupOf(edition: Edition): fc.Arbitrary<AgsGroup> {
  return headingNames.chain((headings) => {
    const length = { minLength: headings.length, maxLength: headings.length }
    const first = edition === 'AGS4' ? anyText : markless
    const row = fc.tuple(
      first,
      fc.array(anyText, { minLength: length.minLength - 1, maxLength: length.maxLength - 1 }),
    )
    const units = fc.array(anyText, length).map((all) => (edition === 'AGS4' ? all : ['', ...all.slice(1)]))
    return fc.record({
      code: name,
      headings: fc.constant(headings),
      units,
      types: edition === 'AGS4' ? fc.array(anyText, length) : fc.constant(headings.map(() => '')),
      rows: fc.array(
        row.map(([one, rest]) => [one, ...rest]),
        { maxLength: 5 },
      ),
      blocks: fc.constant(1),
    })
  })
}

/** Pieces of AGS in any order: more likely to reach the corners than plain random text. */
const almostAgs = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"GROUP","GEOL"',
        '"HEADING","LOCA_ID","GEOL_TOP"',
        '"UNIT","","m"',
        '"TYPE","ID","2DP"',
        '"DATA","BH1","1.00"',
      ),
      fc.constantFrom(
        '"**GEOL"',
        '**?HOLE',
        '"*HOLE_ID","*GEOL_TOP",',
        '"<UNITS>","m",',
        '"<CONT>","x"',
        '"BH1","1"',
        '"TYPE"',
        'group,x',
      ),
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '"',
        '""',
        ',',
        ' ',
        '\0',
        '\u001a',
        '\ufeff',
        'text',
        '"DATA',
        '"DATA",',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

const almostAgsLines = almostAgs.map((text) => text.replaceAll('""', '"\n"'))

function eventsOf(pieces: Iterable<string>) {
  const events: unknown[] = []
  const parser = createAgsParser({
    block: (block) => events.push(['block', block]),
    row: (values, line) => events.push(['row', values, line]),
    diagnostic: (diagnostic) => events.push(['diagnostic', diagnostic]),
  })
  for (const piece of pieces) parser.write(piece)
  const summary = parser.end()
  return [...events, summary]
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
  return places.slice(1).map((end, index) => text.slice(places[index], end))
}

describe.each(['AGS4', 'AGS3'] as const)('%s', (edition) => {
  test('any groups and values that are written are read back the same', () => {
    const groups = fc.uniqueArray(groupOf(edition), {
      minLength: 1,
      maxLength: 4,
      selector: ({ code }) => code,
    })
    fc.assert(
      fc.property(groups, (written) => {
        const read = parseAgs(writeAgs(edition, written))
        expect([...read.groups.values()]).toEqual(written)
        expect(read.edition).toBe(edition)
      }),
      { numRuns: 400 },
    )
  })
})

describe('any text', () => {
  const text = fc.oneof(almostAgs, almostAgsLines, fc.string({ unit: 'binary', maxLength: 300 }))

  test('is read without an exception, by the parser and by the checks', () => {
    fc.assert(
      fc.property(text, (any) => void checkAgs(any)),
      { numRuns: 3000 },
    )
  })

  test('gives rows as long as their headings', () => {
    fc.assert(
      fc.property(text, (any) => {
        for (const { headings, units, types, rows } of parseAgs(any).groups.values()) {
          expect(new Set(headings).size).toBe(headings.length)
          for (const cells of [units, types, ...rows]) expect(cells.length).toBe(headings.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('gives the same events however it is cut into pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 8 }), (any, cuts) => {
        expect(eventsOf(cutAt(any, cuts))).toEqual(eventsOf([any]))
      }),
      { numRuns: 3000 },
    )
  })

  test('gives the same events when it comes character by character', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(eventsOf(any.split(''))).toEqual(eventsOf([any]))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('any bytes', () => {
  const bytes = fc.uint8Array({ maxLength: 200 })

  test('are refused with a reason or decoded, however they are cut', () => {
    fc.assert(
      fc.property(bytes, fc.nat(200), (any, cut) => {
        const pieces = [any.subarray(0, cut), any.subarray(cut)]
        const [whole, cutInTwo] = [[any], pieces].map((parts) => {
          const detector = createEncodingDetector()
          for (const part of parts) detector.write(part)
          return detector.end()
        })
        expect(cutInTwo).toEqual(whole)
        for (const encoding of ['ascii', 'utf-8', 'windows-1252'] as const) {
          expect(decodePieces(encoding, pieces)).toBe(decodePieces(encoding, [any]))
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('of text in UTF-8 are distinguished from those in Windows-1252', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        const detector = createEncodingDetector()
        detector.write(new TextEncoder().encode(any))
        const detected = detector.end()
        expect('refused' in detected || detected.encoding !== 'windows-1252').toBe(true)
      }),
    )
  })
})

function decodePieces(encoding: 'ascii' | 'utf-8' | 'windows-1252', pieces: readonly Uint8Array[]): string {
  const decoder = createAgsDecoder(encoding)
  return pieces.map((piece) => decoder.write(piece)).join('') + decoder.end()
}
