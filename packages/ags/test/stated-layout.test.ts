import { describe, expect, test } from 'vitest'
import { createAgsParser, type StatedLayout } from '../src/index.ts'

function layouts(lines: string[]): StatedLayout[] {
  const found: StatedLayout[] = []
  const parser = createAgsParser({
    block: ({ stated }) => found.push(stated),
    row: () => undefined,
    diagnostic: () => undefined,
  })
  parser.write(lines.join('\r\n'))
  parser.end()
  return found
}

describe('A block says how its first lines stand in the file', () => {
  test('with names in small letters, headings that are there twice, and lines', () => {
    const lines = ['"GROUP","loca"', '"HEADING","LOCA_ID","loca_rem","LOCA_ID"', '"UNIT"', '"TYPE","ID"']
    expect(layouts([...lines, '"DATA","BH1"'])).toEqual([
      {
        edition: 'AGS4',
        code: 'loca',
        headings: ['LOCA_ID', 'loca_rem', 'LOCA_ID'],
        headingLine: 2,
        unitLine: 3,
        typeLine: 4,
        typeCount: 1,
      },
    ])
  })

  test('without lines that are missing', () => {
    expect(layouts(['"GROUP","LOCA"', '"DATA","BH1"'])).toMatchObject([
      { code: 'LOCA', headings: [], headingLine: null, unitLine: null, typeLine: null },
    ])
  })

  test('when headings begin again in the same group', () => {
    const block = ['"HEADING","LOCA_ID"', '"UNIT",""', '"TYPE","ID"', '"DATA","BH1"']
    expect(layouts(['"GROUP","LOCA"', ...block, ...block])).toMatchObject([
      { code: 'LOCA', headings: ['LOCA_ID'], headingLine: 2, typeLine: 4 },
      { code: 'LOCA', headings: ['LOCA_ID'], headingLine: 6, typeLine: 8 },
    ])
  })

  test('of AGS3, with headings of all lines that they are wrapped over', () => {
    const lines = ['"**HOLE"', '"*HOLE_ID",', '"*HOLE_NATE"', '"<UNITS>","m"', '"BH1","1"']
    expect(layouts(lines)).toEqual([
      {
        edition: 'AGS3',
        code: 'HOLE',
        headings: ['HOLE_ID', 'HOLE_NATE'],
        headingLine: 2,
        unitLine: 4,
        typeLine: null,
        typeCount: 0,
      },
    ])
  })
})
