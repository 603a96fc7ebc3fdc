import { describe, expect, it } from 'vitest'
import { markLine, type MarkedFinding } from '../src/features/check/mark-line.ts'
import { readRawLine } from '../src/features/check/read-raw-line.ts'
import type { RawLine } from '../src/features/check/worker-messages.ts'

const TEXT = [
  '"GROUP","GEOL"',
  '"HEADING","LOCA_ID","GEOL_TOP","GEOL_DESC"',
  '"UNIT","","m",""',
  '"DATA","BH1","0.5","Firm, ""stiff"" CLAY"',
].join('\r\n')

/** The text in pieces of a few bytes. */
async function* pieces(text: string, size = 7) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const read = (line: number, text = TEXT) => readRawLine(pieces(text), line, decode)

describe('a raw line', () => {
  it('is read with the headings of its group', async () => {
    expect(await read(4)).toEqual({
      text: '"DATA","BH1","0.5","Firm, ""stiff"" CLAY"',
      headings: ['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC'],
    })
  })

  it('of AGS 3 has the headings without their asterisks', async () => {
    expect(await read(3, '"**HOLE"\r\n"*HOLE_ID","*?HOLE_X"\r\n"BH1","2"\r\n')).toEqual({
      text: '"BH1","2"',
      headings: ['HOLE_ID', 'HOLE_X'],
    })
  })

  it.each(['\r', '\n', '\r\n'])('is counted as the rules count it where lines end with %j', async (end) => {
    const text = TEXT.replaceAll('\r\n', end)
    for (const size of [1, 2, 7, 1000])
      expect(await readRawLine(pieces(text, size), 4, decode)).toEqual(await read(4))
  })

  it('is counted from each carriage return that stands alone', async () => {
    expect(await read(5, TEXT.replace('"GROUP","GEOL"\r\n', '\r"GROUP","GEOL"\r'))).toEqual(await read(4))
  })

  it('that the file does not have is null', async () => expect(await read(5)).toBeNull())

  it('is cut where it is very long', async () => {
    const found = await readRawLine(pieces(`"A","${'x'.repeat(50_000)}"`, 1000), 1, decode)
    expect(found?.text).toHaveLength(20_000)
  })
})

/** The marked parts in brackets. */
const marked = (line: RawLine | null, finding: Partial<MarkedFinding>) =>
  markLine(line ?? { text: '', headings: [] }, { ...NO_FINDING, ...finding })
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

const NO_FINDING = { level: 'ags', rule: '10a', edition: 'AGS4', heading: null, message: '' } as const

describe('the field of a heading', () => {
  it('is marked after the descriptor of a row', async () => {
    const line = await read(4)
    expect(marked(line, { heading: 'GEOL_TOP' })).toBe('"DATA","BH1",["0.5"],"Firm, ""stiff"" CLAY"')
    expect(marked(line, { heading: 'GEOL_DESC' })).toBe('"DATA","BH1","0.5",["Firm, ""stiff"" CLAY"]')
  })

  it('is marked in a row of AGS 3, whose empty fields may have no quotes', () => {
    const headings = ['HOLE_ID', 'HOLE_REM', 'HOLE_X']
    expect(marked({ text: '"BH1",,"2"', headings }, { heading: 'HOLE_X' })).toBe('"BH1",,["2"]')
  })

  it('is marked where the headings of AGS 3 go on in a second line', async () => {
    const text = '"**HOLE"\r\n"*HOLE_ID","*HOLE_X",\r\n"*HOLE_Y"\r\n"BH1","2","3"\r\n'
    expect(marked(await read(4, text), { heading: 'HOLE_Y' })).toBe('"BH1","2",["3"]')
  })

  it('is not marked where the line has no such field', async () => {
    const line = await read(4)
    expect(marked(line, { heading: 'GEOL_LEG' })).toBe(TEXT.split('\r\n')[3])
    expect(marked(line, {})).toBe(TEXT.split('\r\n')[3])
  })
})

/** Lines of a group of two headings with the findings of its rule, and what is marked. */
const MARKS: readonly [rule: string, edition: 'AGS4' | 'AGS3', text: string, marked: string][] = [
  ['1', 'AGS4', '"DATA","5°","β"', '"DATA","5[°]","β"'],
  ['4', 'AGS4', '"DATA","1"', '"DATA",["1"]'],
  ['4', 'AGS4', '"DATA","1","2","3","4"', '"DATA","1","2",["3","4"]'],
  ['4', 'AGS3', '"1","2","3"', '"1","2",["3"]'],
  ['5', 'AGS4', '"DATA",1,"2"', '"DATA",[1],"2"'],
  ['5', 'AGS4', '"DATA","1",', '"DATA","1"[,]'],
  ['5', 'AGS4', '"DATA","a "b" c","2"', '"DATA","a ["]b" c","2"'],
  ['5', 'AGS4', '"DATA","1","2', '"DATA","1",["2]'],
  ['5', 'AGS4', '"DATA", "1" ,"2"', '"DATA",[ ]"1"[ ],"2"'],
  ['5', 'AGS4', '"DATA";"1";"2"', '"DATA"[;]"1"[;]"2"'],
  ['8', 'AGS3', '"1",2', '"1",[2]'],
  ['quotes', 'AGS3', '"1", "2"', '"1",[ ]"2"'],
  ['3', 'AGS4', '"DATE","1","2"', '["DATE"],"1","2"'],
]

describe('what a rule about lines found', () => {
  it.each(MARKS)('is marked, rule %s of %s: %s', (rule, edition, text, expected) => {
    const message = rule === '1' ? 'The character ° (U+00B0) is extended ASCII' : ''
    expect(marked({ text, headings: ['A', 'B'] }, { rule, edition, message })).toBe(expected)
  })

  it('is marked in words that were saved with a wrong encoding', () => {
    const message = 'The text "6ÂºC" is probably "6ºC": it looks like UTF-8 that was read as Windows-1252'
    expect(marked({ text: '"DATA","at 6ÂºC"', headings: ['A'] }, { rule: '1', message })).toBe(
      '"DATA","at [6ÂºC]"',
    )
  })
})
