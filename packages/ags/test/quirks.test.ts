import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createAgsDecoder, createEncodingDetector, parseAgs } from '../src/index.ts'

/**
 * One `.ags` per quirk of real files, and beside it what it must be read as. Groups: headings, units, types,
 * then rows.
 */
const fixtures = new URL('fixtures/', import.meta.url)
const names = readdirSync(fixtures).filter((name) => name.endsWith('.ags'))

interface Golden {
  story: string
  encoding: string
  edition: string | null
  version: string | null
  groups: Record<string, string[][]>
  diagnostics: string[]
}

function readGolden(name: string): Golden {
  return JSON.parse(readFileSync(new URL(name.replace('.ags', '.json'), fixtures), 'utf8')) as Golden
}

function readFixture(name: string): Omit<Golden, 'story'> {
  const bytes = readFileSync(new URL(name, fixtures))
  const detector = createEncodingDetector()
  detector.write(bytes)
  const detected = detector.end()
  if ('refused' in detected) throw new Error(detected.refused)
  const decoder = createAgsDecoder(detected.encoding)
  const { edition, version, groups, diagnostics } = parseAgs(decoder.write(bytes) + decoder.end())
  return {
    encoding: detected.encoding,
    edition,
    version,
    groups: Object.fromEntries(
      [...groups.values()].map((group) => [
        group.code,
        [group.headings, group.units, group.types, ...group.rows],
      ]),
    ),
    diagnostics: diagnostics.map(
      ({ line, severity, rule, message }) => `${line ?? '-'} ${severity} ${rule}: ${message}`,
    ),
  }
}

describe.each(names)('%s', (name) => {
  const { story, ...golden } = readGolden(name)

  test(story, () => expect(readFixture(name)).toEqual(golden))
})

test.each([
  [
    'of a later line of its row',
    '"DATA","a\r\nb","c',
    'it opens in line 4 (PROJ_NAME); its value was read to the end of that line, and the row has no ' +
      'PROJ_LOC: c',
  ],
  [
    'that takes lines without a row of their own',
    '"DATA","a","c\r\nd\r\ne',
    'it opens in line 3 (PROJ_NAME); its value was read to the end of line 5, and the row has no ' +
      'PROJ_LOC: c d e',
  ],
])('an open quote says its line, and what the row lacks then: %s', (_, row, said) => {
  const head = `"GROUP","PROJ"\r\n"HEADING","PROJ_ID","PROJ_NAME","PROJ_LOC"`
  const text = `${head}\r\n${row}\r\n"DATA","x","y","z"\r\n`
  const found = parseAgs(text).diagnostics.filter(({ message }) => message.includes('never closed'))
  expect(found.map(({ message }) => message)).toEqual([`A quote is never closed: ${said}`])
})

test.each(['', '"DATA","b","c"\r\n'])(
  'an open quote without a value is said to be read as empty: %j',
  (next) => {
    const text = `"GROUP","PROJ"\r\n"HEADING","PROJ_ID","PROJ_NAME"\r\n"DATA","a","\r\n${next}`
    const found = parseAgs(text).diagnostics.filter(({ message }) => message.includes('quote'))
    expect(found.map(({ message }) => message)).toEqual([
      'A quote is never closed: it opens in line 3 (PROJ_NAME); its value is read as empty, and nothing is ' +
        'left out',
    ])
  },
)

test.each([
  [';', ';'],
  ['\t', 'tabs'],
  ['|', '|'],
])('a text whose fields are separated by %j is reported as that', (separator, name) => {
  const lines = [
    ['GROUP', 'PROJ'],
    ['HEADING', 'PROJ_ID'],
    ['DATA', 'P1'],
  ]
  for (const quote of ['"', '']) {
    const text = lines
      .map((line) => line.map((value) => `${quote}${value}${quote}`).join(separator))
      .join('\r\n')
    const { edition, diagnostics } = parseAgs(text)
    expect(edition).toBeNull()
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `This is not an AGS file: its fields are separated by ${name} in place of ,`,
    ])
  }
})
