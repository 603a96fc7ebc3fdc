import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groundsheet } from './run-command.ts'

export interface BuiltCompany {
  readonly name: string
  /** References of the projects. */
  readonly references: readonly string[]
  /** Writes the AGS file of a project; `index`: from 0. */
  readonly writeSite: (path: string, reference: string, index: number) => Promise<void> | void
}

/**
 * Imports the projects of a company into a new database. It is built under another name and renamed, so that
 * an interrupted build is not used.
 */
export async function buildCompany(
  database: string,
  { name, references, writeSite }: BuiltCompany,
): Promise<void> {
  const [folder, unfinished] = [`${database}.files`, `${database}.unfinished`]
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true })
  for (const [index, reference] of references.entries()) {
    const place = join(folder, 'projects', reference)
    mkdirSync(place, { recursive: true })
    await writeSite(join(place, 'site.ags'), reference, index)
  }
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ name, crs: 'EPSG:27700' }))
  await groundsheet('import', folder, '--database', unfinished)
  rmSync(folder, { recursive: true })
  renameSync(unfinished, database)
}

/** `B0001` and so on. */
export const projectReferences = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(4, '0'))
