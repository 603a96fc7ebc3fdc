import { statSync } from 'node:fs'
import { importFile } from '../data/import-file.ts'
import { atLeast, atMost, type BenchSize, type Finding, type Part } from '../part.ts'
import { runFresh } from '../run-fresh.ts'
import { longTextFile } from './long-text-file.ts'
import { manyGroupsFile } from './many-groups-file.ts'
import { READERS } from './read-with-rules.ts'
import { unknownHolesFile } from './unknown-holes-file.ts'

const ROUNDS: Readonly<Record<BenchSize, number>> = { full: 12, quick: 1 }

const CHECK = new URL('check-with-groundsheet.ts', import.meta.url)

type Reader = keyof typeof READERS
const NAMES = ['parser', 'lines', 'all'] as const satisfies readonly Reader[]

export const checkPart: Part = {
  id: 'check',
  title: 'Check',
  document: 'performance/check.md',
  method: `The AGS rules on the file of the import, on one of long descriptions, and on one of many groups
with all headings of the standard, half of the values empty and one code that is not listed; in one process,
against the parser alone: the rules of lines beside the parser, and all rules, with the further passes
that a file needs which breaks rules. Ratios are of processor time, the least of twelve rounds. Memory is
the most that a process ever had which checks the file on all levels, and one of the same size in which each
row has a fault of its own.`,
  async run(benchSize, log) {
    const file = await importFile(benchSize)
    const compare = (path: string, what: string) => {
      const size = statSync(path).size / 1e6
      log(`checking ${size.toFixed(0)} MB${what}`)
      return findingsOf(measure(path, ROUNDS[benchSize]), { size, what })
    }
    const compared = [
      ...compare(file, ''),
      ...compare(await longTextFile(benchSize), ' of long descriptions'),
      ...compare(await manyGroupsFile(benchSize), ' of many groups'),
    ]
    const { memory } = await runFresh(CHECK, file)
    const faulty = await runFresh(CHECK, await unknownHolesFile(benchSize))
    return [
      ...compared,
      { what: 'most memory, MB', figure: `${memory.toFixed(0)} MB`, ratio: memory, goal: atMost(400) },
      {
        what: 'most memory where each row names another unknown hole, MB',
        figure: `${faulty.memory.toFixed(0)} MB`,
        ratio: faulty.memory,
        goal: atMost(600),
      },
    ]
  },
}

/** `size` in MB. */
function findingsOf(
  seconds: Record<Reader, number>,
  { size, what }: { readonly size: number; readonly what: string },
): Finding[] {
  const finding = (rules: string, reader: Reader, goal: number): Finding => ({
    what: `AGS 4, ${size.toFixed(0)} MB${what}: ${rules}, against the parser alone`,
    figure: `${(size / seconds[reader]).toFixed(0)} MB/s; the parser ${(size / seconds.parser).toFixed(0)}`,
    ratio: seconds.parser / seconds[reader],
    goal: atLeast(goal),
  })
  return [finding('rules of lines', 'lines', 0.7), finding('all rules', 'all', 0.6)]
}

/**
 * Processor seconds of each reader, which take turns: the least of the rounds. Other programs on the machine
 * only add to it, as they displace what is in the cache of a processor.
 */
function measure(file: string, rounds: number): Record<Reader, number> {
  const runs: Record<Reader, number[]> = { parser: [], lines: [], all: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of NAMES) {
      const began = process.cpuUsage()
      READERS[name](file)
      const { user, system } = process.cpuUsage(began)
      runs[name].push((user + system) / 1e6)
    }
  }
  const least = (name: Reader) => Math.min(...runs[name])
  return { parser: least('parser'), lines: least('lines'), all: least('all') }
}
