import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, realFilePath, type RealFile } from '../../../test/real-files.ts'
import { createAgsDecoder, parseAgs } from '../../ags/src/index.ts'
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

describe.skipIf(!hasRealFiles)('real files', () => {
  test.each<[RealFile, string, number, number]>([
    ['Hindley Mill Embankment FRA01.ags', 'spt', 76, 77],
    ['Hindley Mill Embankment FRA01.ags', 'cu', 63, 63],
    ['Hindley Mill Embankment FRA01.ags', 'plasticity', 11, 11],
    ['Hindley Mill Embankment FRA01.ags', 'atterberg', 33, 33],
    ['Docklands Light Railway London City Airport Extension.ags', 'spt', 468, 478],
    ['Cowlairs park.ags', 'core', 261, 261],
    ['Cowlairs park.ags', 'cu', 52, 52],
  ])('%s: every row with a value of %s is drawn or told of', (file, id, least, all) => {
    const reading = plotNamed(id, () => undefined)?.read(readTables(file), () => '')
    expect(reading?.points.length).toBeGreaterThanOrEqual(least)
    expect((reading?.points.length ?? 0) + (reading?.leftOut.length ?? 0)).toBe(all)
  })
})
