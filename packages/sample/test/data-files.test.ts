import { checkAgs, dictionaryOf } from '@groundsheet/ags'
import { describe, expect, test } from 'vitest'
import { findRules } from '../../../test/find-rules.ts'
import { type DataFile, dataFiles, keyOf, rowsOf, type Values } from './parsed-sample.ts'

const wanted = [
  ...['GEOL', 'SAMP', 'ISPT', 'WSTG', 'WSTD', 'CORE', 'FRAC', 'BKFL', 'HDIA', 'CDIA', 'PIPE', 'MONG', 'MOND'],
  ...['LLPL', 'LNMC', 'TRIG', 'TRIT', 'GRAG', 'GRAT', 'IVAN', 'SCPG', 'SCPT', 'ERES', 'PTIM'],
]

function parentOf({ edition }: DataFile, code: string): string | null {
  return dictionaryOf(edition).group(code)?.parent ?? null
}

/** Keys of a group that occur twice, and rows of it whose parent row is missing. */
function broken(file: DataFile, code: string): { twice: string[]; orphans: Values[] } {
  const rows = rowsOf(file, code)
  const keys = rows.map((row) => keyOf(file, code, row))
  const seen = new Set<string>()
  const twice = keys.filter((key) => seen.size === seen.add(key).size)
  const parent = parentOf(file, code)
  if (parent === null || parent === 'PROJ') return { twice, orphans: [] }
  const parents = new Set(rowsOf(file, parent).map((row) => keyOf(file, parent, row)))
  return { twice, orphans: rows.filter((row) => !parents.has(keyOf(file, parent, row))) }
}

test('one project comes in the edition of 2005, two in that of today, one of these in 3 deliveries', () => {
  expect(dataFiles.map(({ edition }) => edition)).toEqual(['AGS3', 'AGS4', 'AGS4', 'AGS4', 'AGS4'])
})

describe.each(dataFiles)('$path', (file) => {
  test('is read without a single remark, and keeps the rules of AGS', async () => {
    expect(checkAgs(file.text).diagnostics).toEqual([])
    expect(await findRules(file.text)).toEqual([])
  })

  test('has keys that occur once and children whose parents exist', () => {
    for (const code of file.groups.keys()) {
      const { twice, orphans } = broken(file, code)
      expect(twice, `keys of ${code} that occur twice`).toEqual([])
      expect(orphans, `rows of ${code} without a parent`).toEqual([])
    }
  })

  test('explains every code it uses', () => {
    const known = new Set(rowsOf(file, 'ABBR').map(({ ABBR_HDNG, ABBR_CODE }) => `${ABBR_HDNG} ${ABBR_CODE}`))
    for (const { headings, types, rows } of file.groups.values())
      for (const [column, heading] of headings.entries()) {
        if (types[column] !== 'PA') continue
        const codes = rows.flatMap((row) => (row[column] ?? '').split('+')).filter((code) => code !== '')
        expect(codes.filter((code) => !known.has(`${heading} ${code}`))).toEqual([])
      }
  })
})

test.each(dataFiles.filter(({ edition }) => edition === 'AGS4'))(
  '$path has every kind of table',
  ({ groups }) => {
    expect(wanted.filter((code) => !groups.has(code))).toEqual([])
  },
)

test('the edition of 2005 has water strikes and classification tests under their old names', () => {
  const [old] = dataFiles
  expect([...(old?.groups.keys() ?? [])]).toEqual(
    expect.arrayContaining(['HOLE', 'GEOL', 'SAMP', 'ISPT', 'WSTK', 'CORE', 'BKFL', 'CLSS']),
  )
})

test('blow counts rise to refusal in rock and are consistent with their increments', () => {
  const tests = dataFiles.flatMap((file) => rowsOf(file, 'ISPT'))
  expect(tests.filter(({ ISPT_REP = '' }) => ISPT_REP.startsWith('50 for')).length).toBeGreaterThan(100)
  for (const row of tests) {
    const main = [3, 4, 5, 6].reduce((sum, index) => sum + Number(row[`ISPT_INC${index}`] ?? 0), 0)
    const penetration = [1, 2, 3, 4, 5, 6].reduce(
      (sum, index) => sum + Number(row[`ISPT_PEN${index}`] ?? 0),
      0,
    )
    expect([main, penetration]).toEqual([Number(row.ISPT_MAIN), Number(row.ISPT_NPEN)])
  }
})

test('core recovery is never less than solid recovery, nor that less than RQD', () => {
  for (const { CORE_PREC, CORE_SREC, CORE_RQD } of dataFiles.flatMap((file) => rowsOf(file, 'CORE'))) {
    expect(Number(CORE_PREC)).toBeLessThanOrEqual(100)
    expect(Number(CORE_PREC)).toBeGreaterThanOrEqual(Number(CORE_SREC))
    expect(Number(CORE_SREC)).toBeGreaterThanOrEqual(Number(CORE_RQD))
  }
})
