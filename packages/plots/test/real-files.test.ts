import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, REAL_FILES, realFilePath, type RealFile } from '../../../test/real-files.ts'
import { createAgsDecoder, parseAgs } from '../../ags/src/index.ts'
import { readLog } from '../../logs/src/index.ts'
import { PLOTS } from '../src/plots.ts'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'

function readTables(file: RealFile) {
  const decoder = createAgsDecoder('utf-8')
  const bytes = readFileSync(realFilePath(file))
  const { groups } = parseAgs(decoder.write(bytes) + decoder.end())
  return Object.fromEntries(
    [...groups.values()].map(({ code, headings, rows }) => [
      code,
      rowsOf(
        code,
        ...rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? '']))),
      ),
    ]),
  )
}

/** Rows of a plot by how they are read: exact values, bounds, values that are not drawn, doubts. */
function countReadings(file: RealFile, id: string) {
  const reading = plotNamed(id, () => undefined)?.read(readTables(file), () => '')
  const { points = [], leftOut = [], doubts = [] } = reading ?? {}
  const bounds = points.filter(({ bound }) => bound !== undefined).length
  return [points.length - bounds, bounds, leftOut.length, doubts.length]
}

const HINDLEY = 'Hindley Mill Embankment FRA01.ags'
const DOCKLANDS = 'Docklands Light Railway London City Airport Extension.ags'
const COWLAIRS = 'Cowlairs park.ags'

describe.skipIf(!hasRealFiles)('real files', () => {
  test.each<[RealFile, string, ...number[]]>([
    [HINDLEY, 'spt', 76, 1, 0, 0],
    [DOCKLANDS, 'spt', 210, 266, 2, 27],
    [HINDLEY, 'cu', 63, 0, 0, 0],
    [HINDLEY, 'plasticity', 11, 0, 0, 0],
    [HINDLEY, 'atterberg', 33, 0, 0, 0],
    [HINDLEY, 'moisture', 11, 0, 0, 0],
    [COWLAIRS, 'core', 261, 0, 0, 0],
    [COWLAIRS, 'cu', 47, 5, 0, 5],
    [HINDLEY, 'grading', 91, 0, 0, 1],
    [DOCKLANDS, 'water', 187, 0, 22, 0],
    [DOCKLANDS, 'hydrograph', 0, 0, 22, 0],
    [COWLAIRS, 'water', 0, 0, 16, 0],
  ])('%s, %s: %i exact, %i bounds, %i not drawn, %i to check', (file, id, ...counts) => {
    expect(countReadings(file, id)).toEqual(counts)
  })

  test('a third of the fracture indices of one project are bounds, and none is left out', () => {
    const { FRAC = [] } = readTables(COWLAIRS)
    const { lanes, findings } = readLog({ finalDepth: null, groundLevel: null }, { FRAC })
    const marks = lanes.flatMap((lane) => lane.marks)
    const bounds = marks.filter(({ bound }) => bound === 'lower')
    expect([FRAC.length, marks.length, bounds.length, findings.length]).toEqual([246, 246, 84, 0])
  })

  test.each(REAL_FILES)('%s: every row with a value is drawn or reported', (file) => {
    const tables = readTables(file)
    for (const plot of PLOTS) {
      const { points, leftOut } = plot.read(tables, () => '')
      const repeats = points.flatMap((point) => point.repeats ?? [])
      const reported = new Set([...points, ...leftOut].map(({ row }) => row).concat(repeats))
      for (const { table, heading, where } of plot.sources)
        for (const row of tables[table] ?? [])
          if (row.data[heading]?.trim() && where?.(row) !== false)
            expect(reported.has(row), `${plot.id} ${heading} ${JSON.stringify(row.data)}`).toBe(true)
    }
  })

  test.each(REAL_FILES)('%s: every row of a lane is drawn or reported', (file) => {
    const tables = readTables(file)
    const codes = ['GEOL', 'SAMP', 'ISPT', 'CORE', 'FRAC', 'WSTG', 'BKFL', 'PIPE', 'MONG', 'MONP', 'IVAN']
    for (const code of codes)
      for (const row of tables[code] ?? []) {
        const log = readLog({ finalDepth: null, groundLevel: null }, { [code]: [row] })
        const drawn = log.lanes.some(({ marks }) => marks.length > 0)
        expect(drawn || log.findings.length > 0, JSON.stringify(row.data)).toBe(true)
      }
  })
})
