import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import { randomNumbers } from '../data/random.ts'
import type { BenchSize } from '../part.ts'

/** 60 MB in full. */
const HOLES: Readonly<Record<BenchSize, number>> = { full: 2000, quick: 10 }
const STRATA_PER_HOLE = 25

/** Characters of a description. */
const MIN_TEXT_CHARACTERS = 300
const MAX_TEXT_CHARACTERS = 2000

const WORDS = [
  ...['Firm', 'stiff', 'brownish', 'grey', 'slightly', 'sandy', 'gravelly', 'CLAY', 'with', 'occasional'],
  ...['subangular', 'fine', 'to', 'coarse', 'gravel', 'of', 'limestone,', 'mudstone', 'and', 'quartzite.'],
]

const HEAD = [
  ...['"GROUP","PROJ"', '"HEADING","PROJ_ID"', '"UNIT",""', '"TYPE","ID"', '"DATA","LONG"', ''],
  ...['"GROUP","LOCA"', '"HEADING","LOCA_ID"', '"UNIT",""', '"TYPE","ID"'],
]

const STRATA_HEAD = [
  ...['', '"GROUP","GEOL"', '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC"'],
  ...['"UNIT","","m","m",""', '"TYPE","ID","2DP","2DP","X"'],
]

/** An AGS 4 file whose values are long descriptions; written once. */
export async function longTextFile(benchSize: BenchSize): Promise<string> {
  const file = join(FOLDER, `${benchSize}-long-texts.ags`)
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file)) await writeFile(file, lines(HOLES[benchSize]))
  return file
}

function* lines(holes: number): Generator<string> {
  const random = randomNumbers(16)
  const names = Array.from({ length: holes }, (_, index) => `BH${index + 1}`)
  yield joinLines([...HEAD, ...names.map((name) => `"DATA","${name}"`), ...STRATA_HEAD])
  for (const name of names) {
    for (let top = 0; top < STRATA_PER_HOLE; top++)
      yield `"DATA","${name}","${top}.00","${top + 1}.00","${description(random)}"\r\n`
  }
}

const joinLines = (all: readonly string[]): string => all.map((line) => `${line}\r\n`).join('')

function description(random: () => number): string {
  const length = MIN_TEXT_CHARACTERS + Math.floor(random() * (MAX_TEXT_CHARACTERS - MIN_TEXT_CHARACTERS))
  let text = ''
  while (text.length < length) text += `${WORDS[Math.floor(random() * WORDS.length)] ?? ''} `
  return text.trimEnd()
}
