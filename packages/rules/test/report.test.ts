import { describe, expect, it } from 'vitest'
import {
  countedIn,
  countSeverities,
  htmlReport,
  jsonReport,
  tableReport,
  textReport,
  verdict,
  type CheckedFile,
  type RuleFinding,
} from '../src/index.ts'

const finding = (parts: Partial<RuleFinding>): RuleFinding => ({
  level: 'ags',
  rule: '8',
  severity: 'error',
  group: 'GEOL',
  heading: null,
  message: 'The value is wrong',
  mend: 'Correct it',
  count: 1,
  lines: [[7, 7]],
  ...parts,
})

const file = (...findings: RuleFinding[]): CheckedFile => ({
  path: 'site.ags',
  edition: 'AGS4',
  encoding: 'ascii',
  bytes: 1234,
  sha256: 'abc',
  checkedAt: '2026-11-26T14:57:31.000Z',
  dictionary: '4.1',
  findings,
  unlisted: 0,
  unlistedCounts: [],
})

const report = (...files: CheckedFile[]) => ({ version: '1.0.0', levels: ['ags', 'bgs'] as const, files })

it.each([
  ['text', (given: ReturnType<typeof report>) => textReport(given).join('\n')],
  ['tables', (given: ReturnType<typeof report>) => JSON.stringify(tableReport(given))],
  ['page', (given: ReturnType<typeof report>) => htmlReport(given)],
])('the %s of a report shows characters that cannot be seen by their code points', (_, write) => {
  const message = 'The value "safe\u202Efdp.exe\u0007\u200B" is wrong'
  const found = file(finding({ message, heading: 'GEOL\u200B_LEG' }))
  const written = write(report({ ...found, path: 'a\u202Eb.ags' }))
  expect(written).toContain('safe[U+202E]fdp.exe[U+0007][U+200B]')
  expect(written).toContain('GEOL[U+200B]_LEG')
  expect(written).toContain('a[U+202E]b.ags')
  expect(written).not.toMatch(/[\u202E\u200B\u0007]/)
})

describe('the text of a report', () => {
  it('begins with what is found of positions', () => {
    const parts = { level: 'import', rule: 'position', severity: 'warning', message: 'In the sea' } as const
    const found = file(finding({ rule: '2a' }), finding(parts))
    const text = textReport({ ...report(found), levels: ['ags', 'import'] }).join('\n')
    expect(text.indexOf('In the sea')).toBeGreaterThan(0)
    expect(text.indexOf('In the sea')).toBeLessThan(text.indexOf('The value is wrong'))
  })

  it('gives facts, verdicts, then findings by rule in the order of the AGS document', () => {
    const found = [
      finding({ rule: '10a' }),
      finding({ rule: '2a', group: null, lines: [], mend: '' }),
      finding({}),
    ]
    expect(textReport(report(file(...found)))).toEqual([
      'site.ags: AGS 4, ascii',
      '  Size: 1,234 bytes',
      '  SHA-256: abc',
      '  Dictionary: AGS 4.1',
      '  Checked by: Groundsheet 1.0.0',
      '  Checked on: 2026-11-26 14:57 UTC',
      '  AGS rules: 3 errors',
      '  BGS data rules: no findings',
      '',
      'AGS rules, Rule 2a (line endings): 1 finding',
      '  error: The value is wrong',
      '',
      'AGS rules, Rule 8 (data types): 1 finding (GEOL 1)',
      '  error: line 7, GEOL: The value is wrong',
      '    Correct it',
      '',
      'AGS rules, Rule 10a (keys): 1 finding (GEOL 1)',
      '  error: line 7, GEOL: The value is wrong',
      '    Correct it',
      '',
      '3 errors',
    ])
  })

  it('shortens long lists of findings, lines and groups, and says so', () => {
    const many = Array.from({ length: 15 }, (_, index) =>
      finding({
        group: `G${index}`,
        message: `Fault ${index}`,
        lines: [
          [1, 2],
          [4, 4],
          [6, 9],
        ],
        count: 7,
      }),
    )
    const lines = textReport(report(file(...many)), { findings: 2, lines: 2, groups: 2, rest: 'ask for all' })
    expect(lines).toContain('  error: lines 1-2, 4 and 4 more, G0: Fault 0')
    expect(lines).toContain('  … and 13 more findings of this rule; ask for all')
    expect(
      lines.find((line) =>
        line.startsWith('AGS rules, Rule 8 (data types): 15 findings in 105 places (G0 7, '),
      ),
    ).toMatch(/ and 3 more groups\)$/)
  })

  it('tells what several groups have alike once, with the lines of each group', () => {
    const alike = ['BKFL', 'GEOL', 'SAMP'].map((group, index) =>
      finding({
        rule: '10c',
        group,
        message: 'There is no row in LOCA',
        lines: [[index + 7, index + 8]],
        count: 2,
      }),
    )
    const found = report(file(...alike))
    expect(textReport(found)).toContain(
      'AGS rules, Rule 10c (parent rows): 3 findings in 6 places (BKFL 2, GEOL 2, SAMP 2)',
    )
    expect(textReport(found)).toContain(
      '  error: lines BKFL 7-8, GEOL 8-9, SAMP 9-10: There is no row in LOCA',
    )
    expect(textReport(found, { findings: 5, lines: 5, groups: 1, rest: '' })).toContain(
      '  error: lines BKFL 7-8 and 2 more groups: There is no row in LOCA',
    )
    expect(htmlReport(found)).toContain(
      '<td class="lines" data-word="lines">BKFL 7-8, GEOL 8-9, SAMP 9-10</td><td ' +
        'class="code">BKFL, GEOL, SAMP</td>',
    )
    expect(textReport(found).at(-1)).toBe('1 kind of error (6 in all)')
  })

  it('names the dictionary of AGS 3, of which there is one', () => {
    const ags3 = report({ ...file(), edition: 'AGS3', dictionary: null })
    expect(textReport(ags3)).toContain('  Dictionary: AGS 3.1')
  })

  it('says what was not checked, and how many findings are not listed', () => {
    const unread = { ...file(), path: 'x.zip', edition: null, encoding: null, bytes: null }
    const more = { level: 'ags', rule: '8', severity: 'note', group: 'GEOL', count: 2000 } as const
    const old = {
      ...file(),
      path: 'old.ags',
      edition: 'AGS3' as const,
      dictionary: null,
      unlisted: 2000,
      unlistedCounts: [more],
    }
    const lines = textReport(report(unread, old))
    expect(lines).toContain('x.zip: not read')
    expect(lines).toContain('  AGS rules: not checked')
    expect(lines).toContain('  BGS data rules: not checked, they are for AGS 4')
    expect(lines).toContain('old.ags: 1 kind of note (2,000 in all)')
    expect(lines.some((line) => line.endsWith(': 2,000 findings (GEOL 2,000)'))).toBe(true)
    expect(lines).toContain('  … and 2,000 more findings of this rule are counted, not listed')
    expect(lines).toContain('2,000 more findings are counted, not listed: 2,000 notes')
    expect(lines.at(-1)).toBe('1 kind of note (2,000 in all)')
  })
})

describe('the tables of a report', () => {
  it('count by rule and group, and list all lines', () => {
    const [files, rules, findings] = tableReport(
      report(
        file(
          finding({
            lines: [
              [1, 3],
              [5, 5],
            ],
            count: 4,
          }),
        ),
      ),
    )
    expect(files?.rows[0]).toEqual([
      'site.ags',
      'AGS 4, ascii',
      '1,234 bytes',
      'abc',
      'AGS 4.1',
      'Groundsheet 1.0.0',
      '2026-11-26 14:57 UTC',
      '1 kind of error (4 in all)',
      'no findings',
    ])
    expect(rules?.rows).toEqual([
      ['site.ags', 'AGS rules', '8', 'Rule 8 (data types)', 'error', 'GEOL', '1', '4'],
    ])
    expect(findings?.rows[0]?.slice(6)).toEqual(['4', '1-3, 5', 'The value is wrong', 'Correct it'])
  })
})

it('text, page and tables say the same number of findings and places', () => {
  const ends = finding({ rule: '2a', group: null, lines: [[1, 1234]], count: 1234 })
  const found = report(file(ends))
  expect(textReport(found)).toContain('AGS rules, Rule 2a (line endings): 1 finding in 1,234 places')
  expect(htmlReport(found)).toContain('1 finding in 1,234 places')
  const [, rules] = tableReport(found)
  expect(rules?.headings.slice(-2)).toEqual(['Findings', 'Places'])
  expect(rules?.rows[0]?.slice(-2)).toEqual(['1', '1234'])
})

describe('the page of a report', () => {
  it('shows text of a file as text', () => {
    const page = htmlReport(report({ ...file(finding({ message: '<b>"x" & y' })), path: '<i>.ags' }))
    expect(page).toContain('&lt;b&gt;&quot;x&quot; &amp; y')
    expect(page).toContain('<h2>&lt;i&gt;.ags</h2>')
  })

  it('says on a narrow screen, without column titles, that a number is a line', () => {
    const page = htmlReport(report(file(finding({}), finding({ rule: '5', lines: [[7, 9]] }))))
    expect(page).toContain('<td class="lines" data-word="line">7</td>')
    expect(page).toContain('<td class="lines" data-word="lines">7-9</td>')
  })

  it('begins with the counts of several files, each with a link to its part', () => {
    const page = htmlReport(report(file(finding({})), { ...file(), path: 'b.ags' }))
    expect(page).toContain('<li><a href="#file-1">site.ags</a>: 1 error</li>')
    expect(page).toContain('<li><a href="#file-2">b.ags</a>: no findings</li>')
    expect(page).toContain('<section id="file-2"><h2>b.ags</h2>')
    expect(htmlReport(report(file()))).not.toContain('<li>')
  })
})

it('one fault on many lines is one kind of error, in JSON too', () => {
  const ends = finding({ rule: '2a', lines: [[1, 5623]], count: 5623 })
  const found = report(file(ends, finding({}), finding({ heading: 'GEOL_TOP' })))
  expect(textReport(found).at(-1)).toBe('2 kinds of error (5,625 in all)')
  expect(htmlReport(found)).toContain('<td>2 kinds of error (5,625 in all)</td>')
  const counted = { counts: { error: 5625, warning: 0, note: 0 }, kinds: { error: 2, warning: 0, note: 0 } }
  expect(JSON.parse(jsonReport(found))).toMatchObject({ files: [{ path: 'site.ags', ...counted }] })
})

describe('findings that are counted and not listed', () => {
  const beyond = [
    { level: 'ags', rule: '10c', severity: 'error', group: 'GEOL', count: 3 },
    { level: 'ags', rule: '16', severity: 'note', group: 'ABBR', count: 2 },
  ] as const
  const full = { ...file(finding({})), unlisted: 5, unlistedCounts: beyond }

  it('are in the verdict of their level', () => {
    expect(verdict(full, 'ags')).toBe('2 kinds of error (4 in all), 1 kind of note (2 in all)')
    expect(countSeverities(countedIn(full))).toEqual({ error: 4, warning: 0, note: 2 })
  })

  it('are in the tables, so that the counts of each agree', () => {
    const [files, rules, findings] = tableReport(report(full))
    expect(files?.rows[0]?.at(-2)).toBe('2 kinds of error (4 in all), 1 kind of note (2 in all)')
    expect(rules?.rows.map(([, , rule, , severity, ...rest]) => [rule, severity, ...rest])).toEqual([
      ['8', 'error', 'GEOL', '1', '1'],
      ['10c', 'error', 'GEOL', '3', '3'],
      ['16', 'note', 'ABBR', '2', '2'],
    ])
    expect(findings?.rows.slice(1).map((row) => row.slice(2, 9))).toEqual([
      ['error', '10c', 'GEOL', '', '3', '', 'Counted, not listed: the file has too many findings'],
      ['note', '16', 'ABBR', '', '2', '', 'Counted, not listed: the file has too many findings'],
    ])
  })

  it('are in the page, by rule and by severity', () => {
    const page = htmlReport(report(full))
    expect(page).toContain('<td>2 kinds of error (4 in all), 1 kind of note (2 in all)</td>')
    expect(page).toContain('3 more findings of this rule are counted, not listed')
    expect(page).toContain('5 more findings are counted, not listed: 3 errors, 2 notes')
  })
})
