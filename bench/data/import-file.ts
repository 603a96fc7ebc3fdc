import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Effort } from '../part.ts'
import { FOLDER } from './data-set.ts'
import { writeSite } from './site-file.ts'

/** Readings in each of 200 holes: 108 MB in full. */
const READINGS: Readonly<Record<Effort, number>> = { full: 9000, quick: 60 }

/** The AGS 4 file that is imported and checked; written once. */
export async function importFile(effort: Effort): Promise<string> {
  const file = join(FOLDER, `${effort}-ags4.ags`)
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file))
    await writeSite(file, { reference: 'IMPORT', seed: 4, holes: 200, readings: READINGS[effort] })
  return file
}
