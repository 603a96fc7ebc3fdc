import { describe, expect, it } from 'vitest'
import { FindingList, type RuleKind } from '../src/index.ts'

const KINDS = {
  lineEnd: {
    level: 'ags',
    rule: '2a',
    severity: 'error',
    message: () => 'The line does not end with CR and LF',
    mend: 'Save the file with Windows line ends',
  },
  value: {
    level: 'ags',
    rule: '8',
    severity: 'error',
    message: ({ text }) => `${text} is not a number with 2 decimals`,
    mend: 'Correct the value',
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
})
