import { expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

/** A site whose ground levels and final depths are in the given unit. */
function siteIn(unit: string): string {
  const LOCA = [
    ['LOCA_ID', 'LOCA_GL', 'LOCA_FDEP'],
    ['BH1', '100', '40'],
  ]
  const lines = smallSite({ LOCA }).split('\r\n')
  const start = lines.findIndex((line) => line.includes('"GROUP","LOCA"'))
  const at = lines.findIndex((line, index) => index > start && line.startsWith('"UNIT"'))
  return lines.with(at, `"UNIT","","${unit}","${unit}"`).join('\r\n')
}

test.each([
  ['ft', 30.48, 12.192],
  ['m', 100, 40],
  ['%', 100, 40],
  ['fathom', null, null],
])('ground level and final depth in %s are read in metres', async (unit, groundLevel, finalDepth) => {
  const workspace = createWorkspace()
  const report = await workspace.import(workspace.write('site.ags', siteIn(unit)))
  const [hole] = workspace.holes()
  expect(hole).toMatchObject({ groundLevel, finalDepth, data: { LOCA_GL: '100', LOCA_FDEP: '40' } })
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'length-unit')
  expect(found.map(({ heading }) => heading)).toEqual(unit === 'm' ? [] : ['LOCA_GL', 'LOCA_FDEP'])
})
