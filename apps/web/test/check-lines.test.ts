import { describe, expect, it } from 'vitest'
import { markLine } from '../src/features/check/mark-line.ts'
import { readRawLine } from '../src/features/check/read-raw-line.ts'

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

const read = (line: number, text = TEXT) =>
  readRawLine(pieces(text), line, (bytes) => new TextDecoder().decode(bytes))

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

  it('that the file does not have is null', async () => expect(await read(5)).toBeNull())

  it('is cut where it is very long', async () => {
    const found = await readRawLine(pieces(`"A","${'x'.repeat(50_000)}"`, 1000), 1, (bytes) =>
      new TextDecoder().decode(bytes),
    )
    expect(found?.text).toHaveLength(20_000)
  })
})

describe('the field of a heading', () => {
  it('is marked after the descriptor of a row', async () => {
    const line = await read(4)
    expect(line && markLine(line, 'GEOL_TOP')).toEqual({
      before: '"DATA","BH1",',
      field: '"0.5"',
      after: ',"Firm, ""stiff"" CLAY"',
    })
    expect(line && markLine(line, 'GEOL_DESC').field).toBe('"Firm, ""stiff"" CLAY"')
  })

  it('is marked in a row of AGS 3, whose empty fields may have no quotes', () => {
    const headings = ['HOLE_ID', 'HOLE_REM', 'HOLE_X']
    expect(markLine({ text: '"BH1",,"2"', headings }, 'HOLE_X')).toEqual({
      before: '"BH1",,',
      field: '"2"',
      after: '',
    })
  })

  it('is not marked where the line has no such field', async () => {
    const line = await read(4)
    expect(line && markLine(line, 'GEOL_LEG')).toEqual({
      before: TEXT.split('\r\n')[3],
      field: '',
      after: '',
    })
    expect(line && markLine(line, null).field).toBe('')
  })
})
