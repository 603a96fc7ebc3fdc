import { expect, test } from 'vitest'
import { parseAgs, writeAgs, writeAgsLines, type AgsGroup } from '../src/index.ts'

const HOLES: AgsGroup = {
  code: 'HOLE',
  headings: ['HOLE_ID', 'HOLE_GL', 'HOLE_REM'],
  units: ['', 'm', ''],
  types: ['ID', '2DP', 'X'],
  rows: [['BH1', '12.50', '5" casing']],
  blocks: 1,
}

test('AGS4 has a descriptor in each line, and CR LF behind it', () => {
  expect(writeAgs('AGS4', [HOLES])).toBe(
    [
      '"GROUP","HOLE"',
      '"HEADING","HOLE_ID","HOLE_GL","HOLE_REM"',
      '"UNIT","","m",""',
      '"TYPE","ID","2DP","X"',
      '"DATA","BH1","12.50","5"" casing"',
      '',
      '',
    ].join('\r\n'),
  )
})

test('AGS3 has starred names and a line of units, blank ones too; lists of words have none', () => {
  const bare = { ...HOLES, units: ['', '', ''] }
  const lines = [
    '"**HOLE"',
    '"*HOLE_ID","*HOLE_GL","*HOLE_REM"',
    '"<UNITS>","m",""',
    '"BH1","12.50","5"" casing"',
    '',
    '',
  ]
  expect(writeAgs('AGS3', [HOLES])).toBe(lines.join('\r\n'))
  expect(writeAgs('AGS3', [bare])).toBe(lines.join('\r\n').replace('"m"', '""'))
  expect(writeAgs('AGS3', [{ ...bare, code: 'ABBR' }])).not.toContain('<UNITS>')
})

test('AGS3 headings without a name keep their one asterisk, also those of the file itself', () => {
  const text = '"**HOLE"\r\n"*HOLE_ID","*?HOLE_OWN","*"\r\n"<UNITS>","",""\r\n"BH1","a",""\r\n\r\n'
  const [group] = parseAgs(text).groups.values()
  if (group === undefined) throw new Error('the group was not read')
  const own = { isGroup: false, headings: new Set(group.headings.slice(1)) }
  expect(writeAgs('AGS3', [{ ...group, own }])).toBe(text)
})

test('AGS3 lines are wrapped at 240 characters and read back whole', () => {
  const headings = Array.from({ length: 40 }, (_, index) => `HOLE_${String(index).padStart(4, '0')}`)
  const row = headings.map((heading, index) => (index % 9 === 1 ? `${heading} "quoted" 😀`.repeat(20) : ''))
  const group = {
    ...HOLES,
    headings,
    units: headings.map(() => ''),
    types: headings.map(() => ''),
    rows: [['BH1', ...row.slice(1)]],
  }
  const lines = writeAgs('AGS3', [group]).split('\r\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(240)
  expect(lines.some((line) => line.startsWith('"<CONT>"'))).toBe(true)
  expect([...parseAgs(lines.join('\r\n')).groups.values()]).toEqual([group])
})

test.each([40, 90, 200])(
  'AGS3 lines of %i headings, units among them, have at most 240 characters',
  (count) => {
    const headings = Array.from({ length: count }, (_, index) => `HOLE_${String(index).padStart(4, '0')}`)
    const units = headings.map((_, index) => (index % 5 === 0 ? '' : 'yyyy-mm-ddThh:mm'))
    const row = headings.map((_, index) => (index % 7 === 1 ? 'Stiff "brown" CLAY. '.repeat(30) : ''))
    const group = {
      ...HOLES,
      headings,
      units,
      types: headings.map(() => ''),
      rows: [['BH1', ...row.slice(1)]],
    }
    const text = writeAgs('AGS3', [group])
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(240)
    expect(text, 'units go on without <CONT>').not.toMatch(/"<UNITS>".*\r\n"<CONT>"/)
    const { groups, diagnostics } = parseAgs(text)
    expect([...groups.values()]).toEqual([group])
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  },
)

test('lines come one by one, so that a large export need not be held', () => {
  expect([...writeAgsLines('AGS4', [HOLES])].join('')).toBe(writeAgs('AGS4', [HOLES]))
})

test('groups read from one edition can be written as they are in the other', () => {
  const { groups } = parseAgs(writeAgs('AGS3', parseAgs(writeAgs('AGS4', [HOLES])).groups.values()))
  expect(groups.get('HOLE')).toEqual({ ...HOLES, types: ['', '', ''] })
})
