import { expect, it } from 'vitest'
import { CHECK_FINDINGS } from '../../ags/src/check/check-findings.ts'
import { PARSE_FINDINGS } from '../../ags/src/parse/parse-findings.ts'
import { BGS_KINDS } from '../src/bgs/bgs-kinds.ts'
import { unreadableFinding, partsOfProblem } from '../src/index.ts'
import { AGS3_KINDS } from '../src/lines/ags3-kinds.ts'
import { LINE_KINDS } from '../src/lines/line-kinds.ts'
import { TABLE_KINDS } from '../src/tables/table-kinds.ts'

const FINDING = {
  line: 4,
  group: 'GEOL',
  heading: 'LOCA_ID',
  text: 'x',
  form: 'hh:mm',
  count: 1,
  isKey: true,
}

interface KindWithAdvice {
  readonly advice: string | ((found: typeof FINDING) => string)
}

it.each<[string, Readonly<Record<string, KindWithAdvice>>]>([
  ['lines of AGS 4', LINE_KINDS],
  ['lines of AGS 3', AGS3_KINDS],
  ['tables', TABLE_KINDS],
  ['data rules', BGS_KINDS],
  ['checks of an import', CHECK_FINDINGS],
  ['the parser', PARSE_FINDINGS],
])('every kind of finding of %s says what to do about it', (_, kinds) => {
  const listed = Object.entries(kinds).map(([name, { advice }]): [string, string] => [
    name,
    typeof advice === 'string' ? advice : advice(FINDING),
  ])
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(([, text]) => !/^[A-Z].{9}.*[^.]$/.test(text))).toEqual([])
})

it.each([
  ['is encrypted. Unpack it first.', 'is encrypted', 'Unpack it first'],
  ['is a link to a folder; name that folder', 'is a link to a folder', 'Name that folder'],
  ['holds no .ags file', 'holds no .ags file', 'See that the name is right and the file is whole'],
])('of a file that cannot be read, too: %s', (problem, message, advice) => {
  const finding = unreadableFinding(partsOfProblem(problem), ['ags'])
  expect(finding).toMatchObject({ level: 'ags', rule: 'unreadable', message })
  expect(finding.advice.startsWith(advice)).toBe(true)
})
