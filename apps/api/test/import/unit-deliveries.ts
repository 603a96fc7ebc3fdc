import type { ImportReport } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

export type Rows = readonly (readonly string[])[]

export type Item = ImportReport['diagnostics']['items'][number]

export const unitItems = (items: readonly Item[]) =>
  items.filter(({ rule }) => rule === 'contradicting-unit' || rule === 'unit-converted')

export const IVAN = ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_REM']

export async function createDeskWithOther(): Promise<Workspace> {
  const workspace = createWorkspace()
  await workspace.import(
    workspace.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J0']], LOCA: [], GEOL: [] })),
  )
  return workspace
}
