import { describe, expect, it } from 'vitest'
import { htmlReport, textReport } from '../src/index.ts'
import { file, finding, report } from './report-file.ts'

describe('the order and contents of a report', () => {
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
      finding({ rule: '2a', group: null, lines: [], advice: '' }),
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

  it('names the heading or group of a finding once', () => {
    const found = [
      finding({ heading: 'GEOL_TOP', message: 'GEOL_TOP x is not of data type 2DP' }),
      finding({ rule: '2', lines: [[9, 9]], message: 'Group GEOL has no DATA row' }),
      finding({ rule: '4', message: 'GEOLOGY is wrong' }),
    ]
    const lines = textReport(report(file(...found)))
    expect(lines).toContain('  error: line 7: GEOL_TOP x is not of data type 2DP')
    expect(lines).toContain('  error: line 9: Group GEOL has no DATA row')
    expect(lines).toContain('  error: line 7, GEOL: GEOLOGY is wrong')
  })

  it('names the dictionary of AGS 3, of which there is one', () => {
    const ags3 = report({ ...file(), edition: 'AGS3', dictionary: null })
    expect(textReport(ags3)).toContain('  Dictionary: AGS 3.1')
  })

  it('states what was not checked, and how many findings are not listed', () => {
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

describe('lists of a report', () => {
  it('shortens long lists of findings, lines and groups and reports it', () => {
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

  it('prints what several groups have alike once, with the lines of each group', () => {
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
})
