import { expect, test } from 'vitest'
import { DeepestRows, MAX_HOLES } from '../src/check/deepest-rows.ts'
import { MAX_UNRESOLVED_IDS, UnresolvedIds } from '../src/check/unresolved-ids.ts'
import { checkAgs } from '../src/index.ts'

const group = (code: string, headings: string[], rows: string[][]): string =>
  [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...headings.map(() => '')],
    ...rows.map((row) => ['DATA', ...row]),
  ]
    .map((line) => `${line.map((value) => `"${value}"`).join(',')}\r\n`)
    .join('')

const holes = (ids: string[]): string =>
  group(
    'LOCA',
    ['LOCA_ID', 'LOCA_FDEP'],
    ids.map((id) => [id, '5']),
  )

const strata = (ids: string[], base = '1'): string =>
  group(
    'GEOL',
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'],
    ids.map((id) => [id, '0', base]),
  )

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `BH${index}`)

const found = (text: string, rule: string) =>
  checkAgs(text)
    .diagnostics.filter((one) => one.rule === rule)
    .map(({ message, line }) => ({ message, line }))

test('rows of holes that are not in the file are counted, and the first holes are named', () => {
  const text = holes(['A']) + strata(['A', ...numbered(20), 'BH3'])
  expect(found(text, 'AGS4 Rule 10c')).toEqual([
    {
      message:
        '21 rows name exploratory holes that are not in the file: BH0, BH1, BH2, BH3, BH4, ' +
        'BH5, BH6, BH7 and 12 more',
      line: 9,
    },
  ])
})

test('findings of rows with a similar name of a hole have that name, apart from unknown holes', () => {
  const text = holes(['UPSTREAM', 'BH-1']) + strata(['Upstream', 'Upstream', 'BH - 1', 'BH2'])
  expect(found(text, 'near-location').map(({ message }) => message)).toEqual([
    '2 rows name "Upstream": LOCA has "UPSTREAM"; the names differ only in capitals',
    '1 row names "BH - 1": LOCA has "BH-1"; the names differ only in capitals, blanks or characters that ' +
      'look alike or cannot be seen',
  ])
  expect(found(text, 'AGS4 Rule 10c').map(({ message }) => message)).toEqual([
    '1 row names an exploratory hole that is not in the file: BH2',
  ])
})

test('holes that follow behind their rows are in the file, however many', () => {
  const ids = numbered(12_000)
  expect(found(strata(ids) + holes(ids), 'AGS4 Rule 10c')).toEqual([])
  const [first] = found(strata([...ids, 'last']) + holes(ids), 'AGS4 Rule 10c')
  expect(first?.message).toBe('1 row names an exploratory hole that is not in the file: 1 more')
})

test('beyond 200,000 holes that are not in the file, rows are counted and holes no longer', () => {
  const unresolved = new UnresolvedIds()
  for (const [line, id] of [...numbered(MAX_UNRESOLVED_IDS + 10), 'BH7'].entries())
    unresolved.mention(id, line + 1, 1)
  expect(unresolved.uncheckedLine(new Set(['A']))).toBeNull()
  expect(unresolved.without(new Set(['A']))).toEqual({
    line: 1,
    count: MAX_UNRESOLVED_IDS + 11,
    ids: MAX_UNRESOLVED_IDS,
    text: 'BH0, BH1, BH2, BH3, BH4, BH5, BH6, BH7 and more than 199992 more',
  })
})

test('where holes follow behind rows of more than 200,000 others, the rest is reported as unchecked', () => {
  const unresolved = new UnresolvedIds()
  for (const [line, id] of numbered(MAX_UNRESOLVED_IDS + 10).entries()) unresolved.mention(id, line + 1, 0)
  const known = new Set(['BH7', `BH${MAX_UNRESOLVED_IDS + 5}`])
  expect(unresolved.uncheckedLine(known)).toBe(MAX_UNRESOLVED_IDS + 1)
  const missing = unresolved.without(known)
  expect(missing?.count).toBe(MAX_UNRESOLVED_IDS - 1)
  expect(missing?.text).toMatch(/, BH8 and 199991 more$/)
})

test('the deepest row of each of many holes is compared with its final depth', () => {
  const ids = numbered(300)
  const depths = found(holes(ids) + strata(ids) + strata(['BH7', 'BH299'], '9'), 'below-final-depth')
  expect(depths.map(({ message }) => message)).toEqual([
    'Depth 9 m of BH7 is below its final depth of 5 m',
    'Depth 9 m of BH299 is below its final depth of 5 m',
  ])
})

test('beyond 200,000 holes depths of further ones are not kept', () => {
  const rows = new DeepestRows<string>()
  const note = rows.column('GEOL_TOP', 'GEOL_TOP')
  for (const id of numbered(MAX_HOLES)) rows.placeOf(id)
  expect(rows.placeOf('last')).toBe(-1)
  note(rows.placeOf(`BH${MAX_HOLES - 1}`), 3, 7)
  expect([...rows.rows()]).toEqual([{ hole: `BH${MAX_HOLES - 1}`, column: 'GEOL_TOP', depth: 3, line: 7 }])
})

test('rows of a hole with blanks around its name are those of the hole', () => {
  const text = holes(['BH1']) + strata(['BH1 '])
  expect(found(text, 'AGS4 Rule 10c')).toEqual([])
  expect(checkAgs(text).diagnostics.filter(({ rule }) => rule === 'strata-gaps')).toEqual(
    checkAgs(holes(['BH1']) + strata(['BH1'])).diagnostics.filter(({ rule }) => rule === 'strata-gaps'),
  )
})

test('rows of a group without the heading of the hole are counted', () => {
  const text = holes(['BH1']) + strata(['BH1', 'BH1']).replace('LOCA_ID', 'HOLE_NAME')
  expect(found(text, 'AGS4 Rule 10c').map(({ message }) => message)).toEqual([
    '2 rows name no exploratory hole: the group has no LOCA_ID',
  ])
})
