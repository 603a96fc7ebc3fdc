import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { writeReport } from '../../../src/features/check/write-report.ts'

vi.stubGlobal('GROUNDSHEET_VERSION', '1.2.3')

test('the report as a workbook has the facts of the file, the time of the check, and findings', async () => {
  const finding = {
    level: 'ags',
    rule: '10c',
    severity: 'error',
    group: 'GEOL',
    heading: null,
    message: 'There is no row in LOCA',
    advice: 'Add it',
    count: 3,
    lines: [[7, 9]],
  } as const
  const file = await writeReport(
    {
      path: 'site.ags',
      edition: 'AGS4',
      encoding: 'ascii',
      bytes: 12,
      sha256: null,
      checkedAt: '2026-11-26T14:57:31.000Z',
      dictionary: '4.1',
      findings: [finding],
      unlisted: 0,
      unlistedCounts: [],
    },
    'xlsx',
  )
  expect(file.name).toBe('site.ags.xlsx')
  const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer()))).map((part) =>
    strFromU8(part),
  )
  const text = parts.join('')
  for (const part of ['2026-11-26 14:57 UTC', 'Groundsheet 1.2.3', 'There is no row in LOCA', '7-9'])
    expect(text).toContain(part)
})
