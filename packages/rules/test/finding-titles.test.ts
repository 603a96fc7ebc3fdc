import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECK_FINDINGS } from '../../ags/src/check/check-findings.ts'
import { PARSE_FINDINGS } from '../../ags/src/parse/parse-findings.ts'
import { findingTitle } from '../src/index.ts'
import { AGS3_KINDS } from '../src/lines/ags3-kinds.ts'
import { LINE_KINDS } from '../src/lines/line-kinds.ts'
import { TABLE_KINDS } from '../src/tables/table-kinds.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The id of a kind of finding, as in files of AGS 3. */
const idOf = (kind: string) => kind.replace(/[A-Z0-9]+/g, (letters) => `-${letters.toLowerCase()}`)

/** Ids that the import gives to its own findings. */
const idsOfImport = () =>
  readdirSync(join(ROOT, 'apps/api/src/import'), { recursive: true, encoding: 'utf-8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, 'apps/api/src/import', path), 'utf-8')
      return [...text.matchAll(/\b(?:rule: |RULE = |report\(\s*)'([a-z-]+)'/g)].map(([, id = '']) => id)
    })

test('every kind of finding has a title in words', () => {
  const ids = [...Object.keys(CHECK_FINDINGS), ...Object.keys(PARSE_FINDINGS)].map(idOf)
  const all = [...ids, ...idsOfImport(), 'contradicting-row']
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter((id) => findingTitle(id) === id)).toEqual([])
})

test('rules of the AGS document and names in words are titles', () => {
  expect(findingTitle('below-final-depth')).toBe('Rows below the final depth')
  expect(findingTitle('stray-line')).toBe('Lines that are not records')
  expect(findingTitle('code-not-defined')).toBe('Codes not defined in ABBR')
  expect(findingTitle('contradictory-limits')).toBe('Contradictory Atterberg limits')
  expect(findingTitle('10a')).toBe('Rule 10a')
  expect(findingTitle('10a', 'AGS4')).toBe('Rule 10a (keys)')
  expect(findingTitle('AGS4 Rule 10a')).toBe('Rule 10a (keys)')
  expect(findingTitle('14', 'AGS3')).toBe('Rule 14 (continuation lines)')
  expect(findingTitle('14', 'AGS4')).toBe('Rule 14 (transmission)')
  expect(findingTitle('Required groups')).toBe('Required groups')
  expect(findingTitle('constructor')).toBe('constructor')
})

test('every rule of the AGS documents has a title in words', () => {
  const tables = Object.values(TABLE_KINDS)
  const found = [...Object.values(CHECK_FINDINGS), ...Object.values(PARSE_FINDINGS)]
  const ags4 = [...Object.values(LINE_KINDS), ...tables, ...found]
  const titles = [
    ...ags4.flatMap((kind) => ('rule' in kind ? [findingTitle(kind.rule, 'AGS4')] : [])),
    ...Object.values(AGS3_KINDS).map(({ rule }) => findingTitle(rule, 'AGS3')),
    ...tables.map(({ ags3 }) => findingTitle(ags3, 'AGS3')),
  ]
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title) => /^Rule \w+$/.test(title))).toEqual([])
})
