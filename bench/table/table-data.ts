import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import { randomNumbers } from '../data/random.ts'
import { createKey, groundsheet } from '../data/run-command.ts'
import { writeSite } from '../data/site-file.ts'
import type { BenchSize } from '../part.ts'

export const TABLE_ROWS = { full: 100_000, quick: 1_000 } as const

const COMPANY = 'Table bench'
const REFERENCE = 'TABLE'
const HOLES = 500
/** Twelve columns. */
const HEADINGS = [
  ...['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG', 'GEOL_GEOL'],
  ...['GEOL_GEO2', 'GEOL_STAT', 'GEOL_BGS', 'GEOL_FORM', 'GEOL_REM', 'FILE_FSET'],
]

export interface TableData {
  readonly database: string
  readonly key: string
}

/** One project with this number of strata; created if missing. */
export async function tableData(benchSize: BenchSize, log: (line: string) => void): Promise<TableData> {
  const database = join(FOLDER, `table-${benchSize}.sqlite`)
  if (!existsSync(database)) {
    log('building the project with one large table (once)')
    await build(database, TABLE_ROWS[benchSize])
  }
  return { database, key: await createKey(database, COMPANY) }
}

async function build(database: string, rows: number): Promise<void> {
  const unfinished = `${database}.unfinished`
  rmSync(unfinished, { force: true })
  const folder = join(FOLDER, 'table-company')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'site.ags')
  await writeSite(file, { reference: REFERENCE, seed: rows, holes: HOLES, readings: 0 })
  appendFileSync(file, strataText(rows / HOLES))
  await groundsheet('import', file, '--database', unfinished, '--company', COMPANY)
  rmSync(folder, { recursive: true })
  renameSync(unfinished, database)
}

const line = (...values: readonly string[]) => `${values.map((value) => `"${value}"`).join(',')}\r\n`

/** `strata`: of each hole. */
function strataText(strata: number): string {
  const random = randomNumbers(strata)
  const lines = [
    line('GROUP', 'GEOL'),
    line('HEADING', ...HEADINGS),
    line('UNIT', ...HEADINGS.map(() => '')),
    line('TYPE', ...HEADINGS.map(() => 'X')),
  ]
  for (let hole = 1; hole <= HOLES; hole += 1) {
    for (let stratum = 0; stratum < strata; stratum += 1) {
      const [top, base] = [stratum, stratum + 1].map((depth) => (depth * 0.25).toFixed(2))
      const text = `Stiff brown slightly sandy CLAY with ${(random() * 9).toFixed(1)} % of gravel`
      const codes = ['201', 'TILL', 'DTILL', 'A', 'TILMP', 'Glacial till', `Box ${stratum + 1}`, 'F1']
      lines.push(line('DATA', `BH${REFERENCE}-${hole}`, top ?? '', base ?? '', text, ...codes))
    }
  }
  return lines.join('')
}
