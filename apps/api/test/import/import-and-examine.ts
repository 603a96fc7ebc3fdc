import { expect } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { UserError } from '../../src/common/user-error.ts'

/** Imports, and returns the outcome: a valid database, or one line and an unchanged database. */
export async function importAndExamine(workspace: Workspace, path: string): Promise<string> {
  const before = workspace.dump()
  try {
    await workspace.import(path)
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    expect(workspace.dump()).toEqual(before)
    return (error as Error).message
  }
  expect((await examineDatabase(workspace.database)).defects).toEqual([])
  return 'imported'
}

export async function workspaceWithSite(): Promise<Workspace> {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('good.ags', smallSite()))
  return workspace
}
