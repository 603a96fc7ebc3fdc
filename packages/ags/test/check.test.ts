import { describe, expect, test } from 'vitest'
import { checkAgs, createAgsChecker, dictionaryOf } from '../src/index.ts'

/** A group as AGS4 text; the first row is the headings, the second their units, the third their types. */
function block(code: string, [headings = [], units = [], types = [], ...rows]: string[][]): string {
  const lines = [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...units],
    ['TYPE', ...types],
  ]
  const data = rows.map((row) => ['DATA', ...row])
  return [...lines, ...data].map((line) => line.map((value) => `"${value}"`).join(',') + '\r\n').join('')
}

const PROJ = block('PROJ', [['PROJ_ID'], [''], ['ID'], ['P1']])
const TRAN = block('TRAN', [
  ['TRAN_ISNO', 'TRAN_AGS'],
  ['', ''],
  ['X', 'X'],
  ['1', '4.1'],
])
const UNIT = block('UNIT', [
  ['UNIT_UNIT', 'UNIT_DESC'],
  ['', ''],
  ['X', 'X'],
  ['m', 'metre'],
])
const TYPE = block('TYPE', [
  ['TYPE_TYPE', 'TYPE_DESC'],
  ['', ''],
  ['X', 'X'],
  ['ID', 'id'],
  ['X', 'text'],
  ['2DP', 'number'],
  ['PA', 'code'],
])
const LOCA = block('LOCA', [
  ['LOCA_ID', 'LOCA_TYPE', 'LOCA_GL'],
  ['', '', 'm'],
  ['ID', 'PA', '2DP'],
  ['BH1', 'CP', '1.00'],
])
const WHOLE = PROJ + TRAN + UNIT + TYPE + LOCA

function check(text: string): string[] {
  return checkAgs(text).diagnostics.map(({ rule, severity, group, heading, message }) =>
    [severity, rule, group ?? '-', heading ?? '-', message].join(' | '),
  )
}

function geol(...rows: string[][]): string {
  return block('GEOL', [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], ['', 'm', 'm'], ['ID', '2DP', '2DP'], ...rows])
}

describe('The rules of the document are not checked here', () => {
  test('what the package of rules finds, an import does not find a second time', () => {
    const broken = LOCA.replace('"1.00"', '"1.0"').replace('LOCA_GL', 'LOCA_XX').replace('"CP"', '"??"')
    expect(check(broken + block('XTRA', [['XTRA_A'], [''], ['XN'], ['1']]))).toEqual([])
  })
})

describe('A file without fault', () => {
  test('gives no diagnostic', () => expect(check(WHOLE + geol(['BH1', '0.00', '1.00']))).toEqual([]))
})

describe('The checks find', () => {
  test.each<[string, string, RegExp[]]>([
    ['a file without holes', PROJ + TRAN + UNIT + TYPE, [/^warning \| missing-locations \| LOCA/]],
    [
      'equal keys, counted',
      WHOLE + geol(['BH1', '0', ''], ['BH1', '0', ''], ['BH1', '0', '']).replaceAll('2DP', 'X'),
      [/^warning \| AGS4 Rule 10a \| GEOL \| - \| .*: BH1, 0, {2}\(and 1 more, the last at line \d+\)$/],
    ],
    [
      'a test that is stated twice, and not one at the same depth with another value',
      WHOLE +
        block('ISPT', [
          ['LOCA_ID', 'ISPT_TOP', 'ISPT_NVAL'],
          ['', 'm', ''],
          ['ID', '2DP', 'X'],
          ['BH1', '1.00', '10'],
          ['BH1', '1.00', '10 '],
          ['BH1', '1.00', '12'],
        ]),
      [
        /Rule 10a \| ISPT .*same key/,
        new RegExp(
          String.raw`^warning \| test-stated-twice \| ISPT \| ISPT_TOP \| ` +
            String.raw`A test is stated twice, BH1 at 1.00 m ` +
            String.raw`\(line \d+\);`,
        ),
        /contradicting-row \| ISPT \| ISPT_NVAL .*contradicts/,
      ],
    ],
    [
      'a tip and a pipe outside their response zone, and a zone below the hole',
      WHOLE.replaceAll('LOCA_GL', 'LOCA_FDEP') +
        block('PIPE', [
          ['LOCA_ID', 'PIPE_REF', 'PIPE_TOP', 'PIPE_BASE', 'PIPE_TYPE'],
          ['', '', 'm', 'm', ''],
          ['ID', 'X', '2DP', '2DP', 'X'],
          ['BH1', '1', '0.20', '0.80', 'SLOTTED'],
        ]) +
        block('MONG', [
          ['LOCA_ID', 'MONG_ID', 'PIPE_REF', 'MONG_DIS', 'MONG_TRZ', 'MONG_BRZ'],
          ['', '', '', 'm', 'm', 'm'],
          ['ID', 'X', 'X', '2DP', '2DP', '2DP'],
          ['BH1', 'A', '1', '1.00', '0.30', '0.90'],
          ['BH1', 'B', '2', '1.20', '0.90', '1.50'],
        ]),
      [
        new RegExp(
          String.raw`^warning \| outside-response-zone \| MONG \| ` +
            String.raw`MONG_BRZ .*BH1 \(0.3 to 0.9 m\): tip at 1.00 ` +
            'm, slotted pipe 0.20 to 0.80 m',
        ),
        /^warning \| zone-below-hole \| MONG \| MONG_BRZ .*BH1 \(0.9 to 1.5 m\): the hole ends at 1 m/,
      ],
    ],
    [
      'holes that are not in the file, counted and named',
      WHOLE + geol(['BH9', '0.00', ''], ['BH9', '1.00', ''], ['BH8', '0.00', '']),
      [/^warning \| AGS4 Rule 10c \| GEOL \| LOCA_ID \| 3 rows name .*: BH9, BH8$/],
    ],
    [
      'rows without a hole',
      WHOLE + geol(['', '0.00', '']),
      [/^warning \| AGS4 Rule 10c \| GEOL \| LOCA_ID .*is empty/],
    ],
    [
      'a hole without an id',
      WHOLE.replace('"BH1","CP"', '"","CP"'),
      [/^warning \| AGS4 Rule 10c \| LOCA \| LOCA_ID .*is empty/],
    ],
  ])('%s', (_, text, patterns) => {
    const found = check(text)
    expect(found).toHaveLength(patterns.length)
    for (const pattern of patterns) expect(found).toContainEqual(expect.stringMatching(pattern))
  })
})

describe('Diagnostics', () => {
  test('stay few, however many rows have the same fault', () => {
    const checker = createAgsChecker('AGS4', dictionaryOf('AGS4'))
    const headings = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE']
    checker.block({
      code: 'GEOL',
      line: 1,
      index: 0,
      headings,
      units: ['', 'm', 'm'],
      types: ['ID', '2DP', '2DP'],
      stated: {
        edition: 'AGS4',
        code: 'GEOL',
        headings,
        headingLine: 2,
        unitLine: 3,
        typeLine: 4,
        typeCount: headings.length,
      },
    })
    for (let row = 0; row < 100_000; row++) checker.row(['BH1', '0.50', '1.00'], row + 5)
    const found = checker.end()
    expect(found.length).toBeLessThan(12)
    expect(found.find(({ rule }) => rule === 'AGS4 Rule 10a')?.message).toContain(
      'and 99,998 more, the last at line 100004',
    )
  })

  test('of AGS3 do not name rules of AGS4', () => {
    const rules = checkAgs('"**HOLE"\n"*HOLE_ID"\n"BH1","x"\n"BH1"\n').diagnostics.map(({ rule }) => rule)
    expect(rules).toEqual(['extra-values', 'duplicate-key'])
  })
})

test('tests count as stated twice where logs take them as one: by value, and only at a depth', () => {
  const tests = block('IVAN', [
    ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN'],
    ['', 'm', 'kPa'],
    ['ID', '2DP', '0DP'],
    ['BH1', '2.00', '40'],
    ['BH1', '2.0', '0.000000000000000000000000000000000000000004e43'],
    ['BH1', 'not stated', '55'],
    ['BH1', 'not stated', '55'],
  ])
  const found = checkAgs(WHOLE + tests).diagnostics.filter(({ rule }) => rule.includes('stated-twice'))
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('2.0')])
})
