import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasRealFiles, readExpected, REAL_FILES, realFilePath } from '../../../test/real-files.ts'
import {
  checkAgs,
  createAgsDecoder,
  createEncodingDetector,
  locationsGroup,
  parseAgs,
  writeAgs,
  type AgsGroup,
  type ParsedAgs,
} from '../src/index.ts'

const HEADINGS = {
  LOCA: { id: 'LOCA_ID', type: 'LOCA_TYPE', easting: 'LOCA_NATE', northing: 'LOCA_NATN' },
  HOLE: { id: 'HOLE_ID', type: 'HOLE_TYPE', easting: 'HOLE_NATE', northing: 'HOLE_NATN' },
}

function detect(bytes: Uint8Array) {
  const detector = createEncodingDetector()
  detector.write(bytes)
  return detector.end()
}

function decode(bytes: Uint8Array): string {
  const detected = detect(bytes)
  if ('refused' in detected) throw new Error(detected.refused)
  const decoder = createAgsDecoder(detected.encoding)
  return decoder.write(bytes) + decoder.end()
}

function column(group: AgsGroup | undefined, heading: string): string[] {
  const place = group?.headings.indexOf(heading) ?? -1
  return place === -1 ? [] : (group?.rows ?? []).map((row) => row[place] ?? '')
}

function count(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function extent(numbers: readonly number[]): number[] {
  return [Math.min(...numbers), Math.max(...numbers)]
}

function findUnknownLocations(
  parsed: ParsedAgs,
  id: string,
  known: ReadonlySet<string>,
): Record<string, number> {
  const unknown: Record<string, number> = {}
  for (const group of parsed.groups.values()) {
    const missing = column(group, id).filter((value) => value !== '' && !known.has(value)).length
    if (missing > 0) unknown[group.code] = missing
  }
  return unknown
}

/** The numbers of the expectation, made from what the parser gives. */
function measure(parsed: ParsedAgs) {
  const groups = [...parsed.groups.values()]
  const headings = HEADINGS[locationsGroup(parsed.edition ?? 'AGS4')]
  const locations = parsed.groups.get(locationsGroup(parsed.edition ?? 'AGS4'))
  const ids = column(locations, headings.id)
  const northings = column(locations, headings.northing)
  const placed = column(locations, headings.easting)
    .map((easting, index) => [easting, northings[index] ?? ''] as const)
    .filter(([easting, northing]) => easting !== '' && northing !== '')
  const types = column(locations, headings.type)
  const project = parsed.groups.get('PROJ')
  return {
    format: parsed.edition,
    groups: Object.fromEntries(
      groups.map(({ code, headings, rows, blocks }) => [
        code,
        { headings: headings.length, rows: rows.length, blocks },
      ]),
    ),
    locations: ids.length,
    distinct_location_ids: new Set(ids).size,
    first_ids: ids.slice(0, 3),
    last_id: ids.at(-1),
    with_grid: placed.length,
    E: extent(placed.map(([easting]) => Number(easting))),
    N: extent(placed.map(([, northing]) => Number(northing))),
    types: types.length > 0 ? count(types) : { '': ids.length },
    rows_with_unknown_location: findUnknownLocations(parsed, headings.id, new Set(ids)),
    total_rows: groups.reduce((sum, { rows }) => sum + rows.length, 0),
    n_groups: groups.length,
    proj_rows: project?.rows.length,
  }
}

describe.skipIf(!hasRealFiles).each(REAL_FILES)('%s', (name) => {
  let expected: Record<string, unknown>
  let bytes: Uint8Array
  let text: string
  let parsed: ParsedAgs
  beforeAll(() => {
    expected = readExpected(name) as Record<string, unknown>
    bytes = readFileSync(realFilePath(name))
    text = decode(bytes)
    parsed = parseAgs(text)
  })

  test('is the file the numbers are about', () => {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(expected.sha256)
    expect(bytes.length).toBe(expected.bytes)
    expect(detect(bytes)).toEqual({ encoding: expected.encoding, bom: expected.bom })
  })

  test('has the groups, headings, rows and holes that an independent reader counts', () => {
    const measured = measure(parsed)
    expect(measured).toEqual(Object.fromEntries(Object.keys(measured).map((key) => [key, expected[key]])))
  })

  test('has the project of the independent reader', () => {
    const project = expected.proj as Record<string, string>
    for (const [heading, value] of Object.entries(project)) {
      expect(column(parsed.groups.get('PROJ'), heading)).toEqual([value])
    }
    expect(parsed.version).toBe(expected.tran_ags ?? project.PROJ_AGS)
  })

  test('joins as many lines', () => {
    const { cont = 0, joined_physical_lines = 0 } = expected.diagnostics as Record<string, number>
    expect(parsed.summary.continuations).toBe(cont)
    expect(parsed.summary.joinedLines).toBe(joined_physical_lines)
  })

  test('loses nothing: no diagnostic is an error', () => {
    expect(checkAgs(text).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each([
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('states the same with lines that end in %s', (_, lineEnd) => {
    const variant = parseAgs(text.replaceAll('\n', lineEnd))
    expect(measure(variant)).toEqual(measure(parsed))
    expect(variant.summary).toEqual(parsed.summary)
    expect(variant.diagnostics).toEqual(parsed.diagnostics)
  })

  test('comes back the same when it is written and read again', () => {
    const again = parseAgs(writeAgs(parsed.edition ?? 'AGS4', parsed.groups.values()))
    expect([...again.groups.values()]).toEqual(
      [...parsed.groups.values()].map((group) => ({ ...group, blocks: 1 })),
    )
  })
})
