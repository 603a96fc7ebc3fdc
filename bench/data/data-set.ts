import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchSize } from '../part.ts'
import { createKey, groundsheet } from './run-command.ts'
import { writeSite } from './site-file.ts'

/** Beside the project, outside of git; built once. */
export const FOLDER = fileURLToPath(new URL('../../.bench', import.meta.url))
const COMPANY = 'Bench'

/** 200 holes a project make one page each; the first project has all the rows. */
const SIZES = {
  full: { projects: 1000, holes: 200, readings: 15_000 },
  quick: { projects: 2, holes: 200, readings: 25 },
  /** For what is compared on a copy of the data. */
  small: { projects: 30, holes: 200, readings: 45 },
} as const

export interface DataSet {
  readonly database: string
  readonly projects: number
  readonly holes: number
  /** Of the table SCPT of the first project. */
  readonly rows: number
  /** Has all scopes and no effective rate limit. */
  readonly key: string
}

/** The seeded data set, created if missing. */
export async function dataSet(benchSize: BenchSize | 'small', log: (line: string) => void): Promise<DataSet> {
  const size = SIZES[benchSize]
  const database = join(FOLDER, `${benchSize}.sqlite`)
  const sum = { projects: size.projects, holes: size.projects * size.holes, rows: size.holes * size.readings }
  if (!existsSync(database)) {
    log(`building ${sum.projects} projects, ${sum.holes} holes, ${sum.rows} rows (once)`)
    await build(database, size)
  }
  return { ...sum, database, key: await createKey(database, COMPANY) }
}

/** Built under another name and renamed, so that an interrupted build is not used. */
async function build(database: string, size: (typeof SIZES)[keyof typeof SIZES]): Promise<void> {
  const folder = join(FOLDER, 'company')
  const unfinished = `${database}.unfinished`
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true })
  for (let index = 0; index < size.projects; index += 1) {
    const reference = `B${String(index + 1).padStart(4, '0')}`
    const place = join(folder, 'projects', reference)
    mkdirSync(place, { recursive: true })
    const readings = index === 0 ? size.readings : 0
    await writeSite(join(place, 'site.ags'), { reference, seed: index + 1, holes: size.holes, readings })
  }
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ name: COMPANY, crs: 'EPSG:27700' }))
  await groundsheet('import', folder, '--database', unfinished)
  rmSync(folder, { recursive: true })
  renameSync(unfinished, database)
}
