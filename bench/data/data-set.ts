import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchSize } from '../part.ts'
import { buildCompany, projectReferences } from './build-company.ts'
import { createKey } from './run-command.ts'
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

const build = (database: string, { projects, holes, readings }: (typeof SIZES)[keyof typeof SIZES]) =>
  buildCompany(database, {
    name: COMPANY,
    references: projectReferences('B', projects),
    writeSite: (path, reference, index) =>
      writeSite(path, { reference, seed: index + 1, holes, readings: index === 0 ? readings : 0 }),
  })
