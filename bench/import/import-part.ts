import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import { importFile } from '../data/import-file.ts'
import { writeSite } from '../data/site-file.ts'
import { medianOf } from '../median.ts'
import { atLeast, atMost, type BenchSize, type Finding, type Goal, type Part } from '../part.ts'
import { writeAgs3 } from './ags3-file.ts'
import { PARSERS, readText } from './parsers.ts'
import { runFresh, type Run } from '../run-fresh.ts'

const SIZES = {
  full: { rounds: 3, parses: 5, ags3: 30e6 },
  quick: { rounds: 1, parses: 1, ags3: 1e5 },
} as const

export const importPart: Part = {
  id: 'import',
  title: 'Import',
  document: 'performance/import.md',
  method: `One file into a new database, each time in a process of its own. The floor inserts the rows that
our own import had prepared, read beforehand, through better-sqlite3 into the same tables in one
transaction: no reading, no parsing, no checks. The competitor feeds csv-parse into the same inserts and
checks nothing. Ratios are of time. Memory is the most the process ever had (maximum resident set), of which
the runtime and the program take a part that does not depend on the file. A GeoPackage is written as
\`groundsheet export\` does; its floor reads the rows of the finished file beforehand and inserts them into
the same tables of a new one.`,
  async run(benchSize, log) {
    const size = SIZES[benchSize]
    const ags4 = await importFile(benchSize)
    const ags3 = join(FOLDER, `${benchSize}-ags3.ags`)
    if (!existsSync(ags3)) writeAgs3(ags3, size.ags3)
    const findings: Finding[] = []
    for (const [edition, file] of [
      ['AGS 4', ags4],
      ['AGS 3', ags3],
    ] as const) {
      log(`importing ${edition}, ${megabytes(file)}`)
      findings.push(...(await compareImports(edition, file, size.rounds)))
    }
    log('writing a GeoPackage')
    findings.push(...(await compareGeoPackage(benchSize, size.rounds)))
    log('parsers alone')
    return [...findings, ...(await compareParsers(ags4, size.parses))]
  },
}

async function compareImports(edition: string, file: string, rounds: number): Promise<Finding[]> {
  const [ours, scratch] = [join(FOLDER, 'import.sqlite'), join(FOLDER, 'scratch.sqlite')]
  const runs = { first: [] as Run[], again: [] as Run[], floor: [] as Run[], competitor: [] as Run[] }
  for (let round = 0; round < rounds; round += 1) {
    deleteDatabase(ours)
    runs.first.push(await runFresh(script('import-with-groundsheet'), file, ours))
    deleteDatabase(scratch)
    runs.floor.push(await runFresh(script('insert-prepared'), ours, scratch))
    if (edition === 'AGS 4') {
      deleteDatabase(scratch)
      runs.competitor.push(await runFresh(script('import-with-csv-parse'), file, scratch))
    }
    runs.again.push(await runFresh(script('import-with-groundsheet'), file, ours))
  }
  const wall = (of: readonly Run[]) => medianOf(of.map((run) => run.wall))
  const [first, floor, again] = [wall(runs.first), wall(runs.floor), wall(runs.again)]
  const memory = medianOf(runs.first.map((run) => run.memory))
  for (const path of [ours, scratch]) deleteDatabase(path)
  const finding = (what: string, figure: string, ratio: number, goal: Goal): Finding => ({
    what: `${edition}, ${megabytes(file)}: ${what}`,
    figure,
    ratio,
    goal,
  })
  return [
    finding('against inserting alone', seconds(first), floor / first, atLeast(0.6)),
    ...(runs.competitor.length > 0
      ? [
          finding(
            'against csv-parse and the same inserts',
            seconds(wall(runs.competitor)),
            wall(runs.competitor) / first,
            atLeast(4),
          ),
        ]
      : []),
    finding('again, unchanged, against the first time', seconds(again), first / again, atLeast(3)),
    finding('most memory, MB', `${memory.toFixed(0)} MB`, memory, atMost(300)),
  ]
}

const GEOPACKAGE_SITES = {
  full: { holes: 2000, readings: 100 },
  quick: { holes: 20, readings: 10 },
} as const

/** A project is imported, and exported as GeoPackage; the floor inserts the rows of that file again. */
async function compareGeoPackage(benchSize: BenchSize, rounds: number): Promise<Finding[]> {
  const [file, database, written, scratch] = ['ags', 'sqlite', 'gpkg', 'scratch.gpkg'].map((extension) =>
    join(FOLDER, `${benchSize}-geopackage.${extension}`),
  ) as [string, string, string, string]
  const reference = 'GEOPACKAGE'
  if (!existsSync(file))
    await writeSite(file, { reference, seed: 5, isTyped: true, ...GEOPACKAGE_SITES[benchSize] })
  deleteDatabase(database)
  await runFresh(script('import-with-groundsheet'), file, database)
  const [ours, floor]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runFresh(script('export-geopackage'), database, reference, written))
    deleteDatabase(scratch)
    floor.push(await runFresh(script('insert-geopackage'), written, scratch))
  }
  const { holes, readings } = GEOPACKAGE_SITES[benchSize]
  const what = `GeoPackage of ${holes} holes and ${holes * readings} readings`
  const [wall, alone] = [ours, floor].map((runs) => medianOf(runs.map((run) => run.wall))) as [number, number]
  const memory = medianOf(ours.map((run) => run.memory))
  for (const path of [database, written, scratch]) deleteDatabase(path)
  return [
    {
      what: `${what}: against inserting alone`,
      figure: seconds(wall),
      ratio: alone / wall,
      goal: atLeast(0.5),
    },
    {
      what: `${what}: most memory, MB`,
      figure: `${memory.toFixed(0)} MB`,
      ratio: memory,
      goal: atMost(400),
    },
  ]
}

async function compareParsers(file: string, rounds: number): Promise<Finding[]> {
  const text = readText(file)
  const rates = new Map(Object.keys(PARSERS).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, parse] of Object.entries(PARSERS)) {
      const began = performance.now()
      await parse(text)
      rates.get(name)?.push(text.length / 1000 / (performance.now() - began))
    }
  }
  return [...rates].map(([name, values]) => {
    const rate = medianOf(values)
    return {
      what: name === 'groundsheet' ? 'parser alone, MB a second' : `${name} alone`,
      figure: `${rate.toFixed(0)} MB/s`,
      ratio: name === 'groundsheet' ? rate : null,
      goal: name === 'groundsheet' ? atLeast(100) : null,
    }
  })
}

function deleteDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const megabytes = (path: string) => `${(statSync(path).size / 1e6).toFixed(0)} MB`

const script = (name: string) => new URL(`${name}.ts`, import.meta.url)
