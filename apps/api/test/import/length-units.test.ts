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

test('numbers of a hole that nothing can be are null and listed, and their text is kept', async () => {
  const workspace = createWorkspace()
  const LOCA = [
    ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP'],
    ['BH1', '1E303', '-1e10', '1e303', '1E+303'],
  ]
  const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
  const [hole] = workspace.holes()
  expect(hole).toMatchObject({
    ...{
      easting: null,
      northing: null,
      latitude: null,
      longitude: null,
      groundLevel: null,
      finalDepth: null,
    },
    data: { LOCA_NATE: '1E303', LOCA_NATN: '-1e10', LOCA_GL: '1e303', LOCA_FDEP: '1E+303' },
  })
  const headings = new Set(report.diagnostics.items.map(({ heading }) => heading))
  expect(['LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP'].filter((one) => !headings.has(one))).toEqual([])
})

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
