import { describe, expect, it } from 'vitest'
import {
  countedIn,
  countSeverities,
  htmlReport,
  jsonReport,
  tableReport,
  textReport,
  verdict,
} from '../src/index.ts'
import { file, finding, report } from './report-file.ts'

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

it('text, page and tables state the same number of findings and places', () => {
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

  it('states on a narrow screen, without column titles, that a number is a line', () => {
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
