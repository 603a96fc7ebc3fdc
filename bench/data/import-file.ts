import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchSize } from '../part.ts'
import { FOLDER } from './data-set.ts'
import { writeSite } from './site-file.ts'

/** 108 MB in full; `readings` in each hole. */
const SIZES = {
  full: { holes: 200, readings: 9000 },
  quick: { holes: 40, readings: 20 },
} as const

/** The AGS 4 file that is imported and checked; written once. */
export async function importFile(benchSize: BenchSize): Promise<string> {
  const file = join(FOLDER, `${benchSize}-ags4.ags`)
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file)) await writeSite(file, { reference: 'IMPORT', seed: 4, ...SIZES[benchSize] })
  return file
}
