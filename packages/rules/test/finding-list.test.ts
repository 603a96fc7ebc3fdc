import { describe, expect, it } from 'vitest'
import { FindingList, type RuleKind } from '../src/index.ts'

const KINDS = {
  lineEnd: {
    level: 'ags',
    rule: '2a',
    severity: 'error',
    message: () => 'The line does not end with CR and LF',
    advice: 'Save the file with Windows line ends',
  },
  value: {
    level: 'ags',
    rule: '8',
    severity: 'error',
    message: ({ text }) => `${text} is not a number with 2 decimals`,
    advice: 'Correct the value',
  },
  code: {
    level: 'ags',
    rule: '16',
    severity: 'note',
    message: ({ text }) => `${text} is not in the list`,
    advice: '',
  },
} satisfies Record<string, RuleKind>

describe('a list of findings', () => {
  it('joins equal findings of neighbouring lines to runs', () => {
    const list = new FindingList(KINDS)
    for (const line of [1, 2, 3, 7, 8]) list.add('lineEnd', { line })
    const [finding] = list.list().findings
    expect(finding).toMatchObject({ rule: '2a', count: 5 })
    expect(finding?.lines).toEqual([
      [1, 3],
      [7, 8],
    ])
  })

  it('keeps findings apart that say something else', () => {
    const list = new FindingList(KINDS)
    list.add('value', { line: 4, group: 'GEOL', heading: 'GEOL_TOP', text: '1.2' })
    list.add('value', { line: 5, group: 'GEOL', heading: 'GEOL_TOP', text: '1.3' })
    expect(list.list().findings.map(({ message }) => message)).toEqual([
      '1.2 is not a number with 2 decimals',
      '1.3 is not a number with 2 decimals',
    ])
  })

  it('counts what it does not list', () => {
    const list = new FindingList(KINDS)
    for (let line = 1; line <= 20_005; line++) list.add('value', { line, text: `${line}` })
    expect(list.list().findings).toHaveLength(20_000)
    expect(list.list().unlisted).toBe(5)
  })

  it('has room for errors after more notes than it lists, and counts those by group', () => {
    const list = new FindingList(KINDS)
    for (let line = 1; line <= 20_007; line++) list.add('code', { line, group: 'ABBR', text: `${line}` })
    for (let line = 1; line <= 3; line++) list.add('code', { line, group: 'GEOL', text: `G${line}` })
    list.add('lineEnd', { line: 30_000 })
    const { findings, unlisted, unlistedCounts } = list.list()
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { lines: [[30_000, 30_000]] },
    ])
    expect(unlisted).toBe(10)
    expect(unlistedCounts).toEqual([
      { level: 'ags', rule: '16', severity: 'note', group: 'ABBR', count: 7 },
      { level: 'ags', rule: '16', severity: 'note', group: 'GEOL', count: 3 },
    ])
  })

  it('has room for the lines of errors after notes on more lines than it lists', () => {
    const list = new FindingList(KINDS)
    for (let line = 1; line <= 200_001; line++) list.add('code', { line: line * 2 })
    list.add('lineEnd', { line: 500_000 })
    expect(list.list().findings[1]).toMatchObject({ severity: 'error', lines: [[500_000, 500_000]] })
  })

  it('counts findings of more groups than it counts apart, as findings of no group', () => {
    const list = new FindingList(KINDS)
    for (let line = 1; line <= 32_000; line++) list.add('value', { line, group: `G${line}`, text: 'x' })
    const { unlisted, unlistedCounts } = list.list()
    expect(unlisted).toBe(12_000)
    expect(unlistedCounts).toHaveLength(10_001)
    expect(unlistedCounts.at(-1)).toMatchObject({ rule: '8', severity: 'error', group: null, count: 2000 })
  })
})
