import { expect, test } from 'vitest'
import { htmlReport, tableReport, textReport } from '../src/index.ts'
import { file, finding, report } from './report-file.ts'

const LONG = 'G'.repeat(10_000)
const NAME = `${'G'.repeat(200)}… (9,800 more characters)`
const MESSAGE = 'Group GGG'

test('long names and messages are cut in every report, with the number of characters left out', () => {
  const long = finding({ group: LONG, heading: `${LONG}_H`, message: `Group ${LONG} is not known` })
  const found = report({
    ...file(long),
    unlisted: 2,
    unlistedCounts: [{ level: 'ags', rule: '8', severity: 'error', group: LONG, count: 2 }],
  })
  const tables = tableReport(found).flatMap(({ rows }) => rows.flat())
  for (const text of [textReport(found).join('\n'), htmlReport(found), tables.join('\n')]) {
    expect(text).toContain(NAME)
    expect(text).toContain(`${'G'.repeat(200)}… (9,802 more characters)`)
    expect(text).toContain(MESSAGE)
    expect(text).toContain('GGG… (6,019 more characters)')
    expect(text).not.toContain('G'.repeat(4_000))
  }
})
