import { expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

async function levelsOf(...stated: string[]) {
  const workspace = createWorkspace()
  const LOCA = [['LOCA_ID', 'LOCA_GL'], ...stated.map((level, place) => [`BH${place + 1}`, level])]
  const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'ground-levels-unset')
  return { levels: workspace.holes().map(({ groundLevel }) => groundLevel), findings: found.length }
}

test('ground levels of 0 of all holes of a project are not stated, and the import reports it', async () => {
  expect(await levelsOf('0.00', '0')).toEqual({ levels: [null, null], findings: 1 })
})

test('a ground level of 0 of one hole, or beside another level, is one', async () => {
  expect(await levelsOf('0.00')).toEqual({ levels: [0], findings: 0 })
  expect(await levelsOf('0.00', '12.50')).toEqual({ levels: [0, 12.5], findings: 0 })
})
