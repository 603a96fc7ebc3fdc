import { describe, expect, test } from 'vitest'
import { block, errorsOf, GEOL, messagesOf, STRATUM } from './contradicting-rows.ts'

const ASBESTOS = 'Soft CLAY with asbestos fragments'

describe('check reports rows of equal keys that contradict each other', () => {
  test('where the group begins again', () => {
    const text =
      block('GEOL', [GEOL, [...STRATUM, ASBESTOS]]) + block('GEOL', [GEOL, [...STRATUM, 'Dense GRAVEL']])
    expect(errorsOf(text)).toMatchObject([
      {
        rule: 'AGS4 Rule 10a',
        line: 10,
        group: 'GEOL',
        heading: 'GEOL_DESC',
        message:
          'Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "Soft CLAY with ' +
          'asbestos fragments" at line 5 and "Dense GRAVEL" here',
        outcome: 'import keeps the earlier row and leaves this one out',
      },
    ])
  })

  test('in one block, where both rows are kept', () => {
    expect(messagesOf(block('GEOL', [GEOL, [...STRATUM, ASBESTOS], [...STRATUM, 'Dense GRAVEL']]))).toEqual([
      'Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "Soft CLAY with ' +
        'asbestos fragments" at line 5 and "Dense GRAVEL" here; import keeps both rows',
    ])
  })

  test('in one block under a rule of its own, since nothing is left out', () => {
    const [found] = errorsOf(block('GEOL', [GEOL, [...STRATUM, ASBESTOS], [...STRATUM, 'Dense GRAVEL']]))
    expect(found).toMatchObject({ rule: 'contradicting-row', line: 6, group: 'GEOL' })
  })

  test('in one block, with what any earlier row of the key states', () => {
    const rows = ['', 'AAA', 'BBB'].map((words) => [...STRATUM, words])
    expect(messagesOf(block('GEOL', [GEOL, ...rows]))).toEqual([
      'Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "AAA" at line 6 and ' +
        '"BBB" here; import keeps both rows',
    ])
    const [empty, first, second] = rows.map((row) => [row])
    const blocks = [[...(empty ?? []), ...(first ?? [])], second ?? []]
    expect(messagesOf(blocks.map((part) => block('GEOL', [GEOL, ...part])).join(''))).toEqual([
      expect.stringContaining('GEOL_DESC is "AAA" at line 6 and "BBB" here; import keeps both rows'),
    ])
  })
})

describe('check reports contradictions of AGS 3, of rows without keys, and of every heading', () => {
  test('of AGS3, under a rule of its own', () => {
    const geol = (text: string) =>
      `"**GEOL"\n"*HOLE_ID","*GEOL_TOP","*GEOL_BASE","*GEOL_DESC"\n"BH1","1","2","${text}"\n`
    const [found] = errorsOf(geol('CLAY') + geol('GRAVEL'))
    expect(found).toMatchObject({ rule: 'contradicting-row', line: 6, group: 'GEOL' })
  })

  test('of rows without key values, naming no key', () => {
    const rows = (text: string) => block('GEOL', [['GEOL_DESC'], [text]])
    expect(messagesOf(rows('CLAY') + rows('PEAT'))).toEqual([
      'A row without key values contradicts an earlier row without them: GEOL_DESC is "CLAY" at line 5 ' +
        'and "PEAT" here; import keeps the earlier row and leaves this one out',
    ])
  })

  test('naming every heading, the line of each earlier value, and what else is left out', () => {
    const text =
      block('GEOL', [
        [...GEOL, 'GEOL_LEG'],
        [...STRATUM, 'CLAY', ''],
      ]) +
      block('GEOL', [
        [...GEOL, 'GEOL_LEG'],
        [...STRATUM, '', '201'],
      ]) +
      block('GEOL', [
        [...GEOL, 'GEOL_LEG', 'GEOL_GEOL'],
        [...STRATUM, 'PEAT', '501', 'ALV'],
      ])
    expect(messagesOf(text)).toEqual([
      'Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "CLAY" at line 5 and ' +
        '"PEAT" here, GEOL_LEG is "201" at line 10 and "501" here; import keeps the earlier row and leaves ' +
        'this one out, with its GEOL_GEOL "ALV"',
    ])
  })
})
