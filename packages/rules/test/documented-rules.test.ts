import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BGS_KINDS } from '../src/bgs/bgs-kinds.ts'
import { SEVERITIES } from '../src/index.ts'

const DOCUMENT = join(import.meta.dirname, '../../../docs/checking.md')

/** The cells of the table below a heading of the document, without its head. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf-8').split(`## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

test('the document lists every data rule of the Survey with its severities', () => {
  const kinds = Map.groupBy(Object.values(BGS_KINDS), ({ rule }) => rule)
  const found = Array.from(kinds, ([rule, all]) => {
    const severities = SEVERITIES.filter((severity) => all.some((kind) => kind.severity === severity))
    return [rule, severities.join(', ')]
  })
  const listed = tableBelow('Data rules of the British Geological Survey')
  expect(listed.map(([rule, , severity]) => [rule, severity])).toEqual(found)
  expect(found).toHaveLength(12)
  for (const [, says = '', , applies = ''] of listed) {
    expect(says.length).toBeGreaterThan(15)
    expect(applies).toMatch(/^(?:in|to|where) /)
  }
})
