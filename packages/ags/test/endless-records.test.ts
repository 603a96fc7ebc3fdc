import { expect, test } from 'vitest'
import { createAgsParser, parseAgs, type Diagnostic } from '../src/index.ts'

const START = '"GROUP","LOCA"\n"HEADING","LOCA_ID","LOCA_REM"\n"UNIT","",""\n"TYPE","ID","X"\n'
const MEBIBYTE_BYTES = 1 << 20

function manyBlocks(): string {
  const names = (block: number) =>
    Array.from({ length: 1000 }, (_, index) => `"H${block}_${index}"`).join(',')
  return Array.from(
    { length: 1000 },
    (_, block) => `"GROUP","A"\n"HEADING",${names(block)}\n"DATA","x"\n`,
  ).join('')
}

function manyHeadings(): string {
  const names = Array.from({ length: 100_000 }, (_, index) => `"H${index}"`).join(',')
  return `"GROUP","A"\n"HEADING",${names}\n` + 'DATA,x\n'.repeat(20_000)
}

/** Each of these would take minutes if reading were quadratic in the length of a record. */
test.each([
  ['one open quote and no line end', START + '"DATA","BH1","' + 'x'.repeat(6 * MEBIBYTE_BYTES)],
  [
    'one open quote and lines that begin no record',
    START + '"DATA","BH1","' + 'and on\n'.repeat(MEBIBYTE_BYTES),
  ],
  ['an open quote on every line', START + '"DATA","BH1","x\n'.repeat(MEBIBYTE_BYTES / 4)],
  ['nothing but quotes', START + '"'.repeat(6 * MEBIBYTE_BYTES)],
  ['quotes and blanks', START + '"DATA",' + '" '.repeat(3 * MEBIBYTE_BYTES)],
  ['doubled quotes and commas', START + '"DATA","' + '"",'.repeat(2 * MEBIBYTE_BYTES)],
  ['nothing but commas', START + '"DATA"' + ','.repeat(3 * MEBIBYTE_BYTES)],
  ['lines without any comma', START + 'DATA\n'.repeat(MEBIBYTE_BYTES)],
  ['a group on every line', '"GROUP","A"\n'.repeat(MEBIBYTE_BYTES / 8)],
  ['a thousand blocks with a thousand headings each', manyBlocks()],
  ['a row for every other byte under many headings', manyHeadings()],
])('reads %s in linear time', (_, text) => {
  const { edition, diagnostics, summary } = parseAgs(text)
  expect(edition).toBe('AGS4')
  expect(diagnostics.length).toBeLessThan(100)
  expect(summary.lines).toBe(text.split('\n').length - (text.endsWith('\n') ? 1 : 0))
})

test('leaves out groups after the five thousandth with their rows and reports it', () => {
  const name = (index: number) => `G${index.toString().padStart(5, '0')}`
  const groups = Array.from(
    { length: 5_003 },
    (_, index) =>
      `"GROUP","${name(index)}"\n"HEADING","A"\n"UNIT",""\n"TYPE","X"\n"DATA","${index}"\n"DATA",""\n`,
  )
  const again = `"GROUP","${name(0)}"\n"HEADING","A"\n"DATA","again"\n`
  const parsed = parseAgs(groups.join('') + again)
  expect(parsed.groups.size).toBe(5_000)
  expect(parsed.groups.get(name(4_999))?.rows).toEqual([['4999'], ['']])
  expect(parsed.groups.get(name(0))?.rows).toEqual([['0'], [''], ['again']])
  const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ rule: 'too-many-groups', line: 30_001 })
  expect(errors[0]?.message).toMatch(/such as G05000/)
})

test('cuts a record of more than a million characters, reports it, and reads on', () => {
  const { groups, diagnostics } = parseAgs(
    START + '"DATA","BH1","' + 'and on\n'.repeat(MEBIBYTE_BYTES / 4) + '"\n"DATA","BH2","y"\n',
  )
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'record-too-long', severity: 'error', line: 5 }),
  )
  expect(groups.get('LOCA')?.rows.at(-1)).toEqual(['BH2', 'y'])
})

test.each([1000, 65_536, 8 * MEBIBYTE_BYTES])(
  'cuts a line of more than a million characters, says so once, and reads on, in pieces of %i',
  (pieceLength) => {
    const text = `${START}"DATA","BH1","${'y'.repeat(2 * MEBIBYTE_BYTES)}"\r\n"DATA","BH2","y"\r\n`
    const diagnostics: Diagnostic[] = []
    const rows: [string | undefined, number][] = []
    const parser = createAgsParser({
      block: () => undefined,
      row: ([name], line) => rows.push([name, line]),
      diagnostic: (diagnostic) => diagnostics.push(diagnostic),
    })
    for (let at = 0; at < text.length; at += pieceLength) parser.write(text.slice(at, at + pieceLength))
    parser.end()
    expect(diagnostics).toEqual([
      expect.objectContaining({ rule: 'line-too-long', severity: 'error', line: 5 }),
    ])
    expect(rows).toEqual([
      ['BH1', 5],
      ['BH2', 6],
    ])
  },
)

test.each([
  ['heading', '"*A"\n'],
  ['<UNITS>', '"<UNITS>","m"\n'],
  ['<CONT>', '"<CONT>","m"\n'],
])('reads a file of %s lines in linear time', (_, line) => {
  const { edition, diagnostics } = parseAgs(
    '"**HOLE"\n"*HOLE_ID"\n"<UNITS>"\n' + line.repeat(MEBIBYTE_BYTES / 2),
  )
  expect(edition).toBe('AGS3')
  expect(diagnostics.length).toBeLessThan(100)
})
