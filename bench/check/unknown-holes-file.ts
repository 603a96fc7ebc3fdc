import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import type { BenchSize } from '../part.ts'

/** Of 58 bytes each: 108 MB in full. */
const ROWS: Readonly<Record<BenchSize, number>> = { full: 1_860_000, quick: 5_000 }

const HEAD = [
  ...['"GROUP","PROJ"', '"HEADING","PROJ_ID"', '"UNIT",""', '"TYPE","ID"', '"DATA","FAULTY"', ''],
  ...['"GROUP","LOCA"', '"HEADING","LOCA_ID"', '"UNIT",""', '"TYPE","ID"', '"DATA","BH1"', ''],
  '"GROUP","GEOL"',
  '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC"',
  '"UNIT","","m","m",""',
  '"TYPE","ID","2DP","2DP","X"',
]

/** An AGS 4 file whose strata each name another hole, which is not in it; written once. */
export async function unknownHolesFile(benchSize: BenchSize): Promise<string> {
  const file = join(FOLDER, `${benchSize}-unknown-holes.ags`)
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file)) await writeFile(file, lines(ROWS[benchSize]))
  return file
}

function* lines(rows: number): Generator<string> {
  yield HEAD.map((line) => `${line}\r\n`).join('')
  for (let row = 0; row < rows; row++) yield `"DATA","Q${row}","0.00","1.00","Firm grey CLAY ${row}"\r\n`
}
