import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, REAL_FILES, realFilePath, type RealFile } from '../../../test/real-files.ts'
import { createAgsDecoder, parseAgs } from '../../ags/src/index.ts'
import { sptLogText } from '../../readings/src/index.ts'

type Values = Readonly<Record<string, string>>

function readRows(file: RealFile, table: string): Values[] {
  const decoder = createAgsDecoder('utf-8')
  const { groups } = parseAgs(decoder.write(readFileSync(realFilePath(file))) + decoder.end())
  const { headings = [], rows = [] } = [...groups.values()].find(({ code }) => code === table) ?? {}
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ''])))
}

const PLACES = [1, 2, 3, 4, 5, 6]
const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** Blows of each printed increment: `(3,-/5,6 for 20mm)` has 3, 5 and 6. */
const printedBlows = (text: string): number[] =>
  (/\((\d[^)]*)\)$/.exec(text)?.[1] ?? '')
    .split(/[,/]/)
    .flatMap((figure) => numbersIn(/^\d+/.exec(figure)?.[0] ?? ''))

/** Printed blows that neither increments nor texts of the row state. */
function inventedBlows(row: Values): number[] {
  const invented = (from: string) => {
    const left = numbersIn(from)
    return printedBlows(sptLogText(row)).filter((blows) => {
      const at = left.indexOf(blows)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    })
  }
  const increments = PLACES.map((place) => row[`ISPT_INC${place}`] ?? '').join(' ')
  const fromIncrements = invented(increments)
  return fromIncrements.length === 0 ? [] : invented(`${row.ISPT_REP ?? ''} ${row.ISPT_NVAL ?? ''}`)
}

describe.skipIf(!hasRealFiles)('printed logs of real files', () => {
  test.each(REAL_FILES)('%s: every printed increment of a penetration test is stated by its row', (file) => {
    const rows = readRows(file, 'ISPT')
    expect(rows.flatMap((row) => (inventedBlows(row).length > 0 ? [[sptLogText(row), row]] : []))).toEqual([])
  })
})
