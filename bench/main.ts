import { parseArgs } from 'node:util'
import { apiPart } from './api/api-part.ts'
import { checkPart } from './check/check-part.ts'
import { keysPart } from './api/keys-part.ts'
import { companyPart } from './company/company-part.ts'
import { stopSharedMapHosts } from './map/map-hosts.ts'
import { mapPart } from './map/map-part.ts'
import { hullPart } from './hull/hull-part.ts'
import { importPart } from './import/import-part.ts'
import { pagePart } from './page/page-part.ts'
import { postgresPart } from './postgres/postgres-part.ts'
import { tablePart } from './table/table-part.ts'
import type { Part } from './part.ts'
import { printReport, type Report } from './report.ts'
import { writePerformancePages } from './write-page.ts'

/** Every part there is, in the order of the page. */
const PARTS: readonly Part[] = [
  apiPart,
  keysPart,
  importPart,
  postgresPart,
  checkPart,
  companyPart,
  mapPart,
  tablePart,
  hullPart,
  pagePart,
]
const IN_BROWSER: readonly Part[] = [mapPart, tablePart, pagePart]

const USAGE = `npm run bench [-- [--quick] [${PARTS.map(({ id }) => id).join('|')} …]]`

function readCommand() {
  try {
    return parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean', default: false } } })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\nUsage: ${USAGE}\n`)
  process.exit(2)
}

const { positionals: partIds, values } = readCommand()
const unknown = partIds.find((id) => !PARTS.some((part) => part.id === id))
if (unknown !== undefined) refuse(`There is no part "${unknown}".`)

const benchSize = values.quick ? 'quick' : 'full'
const requested = PARTS.filter(({ id }) => partIds.length === 0 || partIds.includes(id))
const reports: Report[] = []

async function runInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const findings = await part.run(benchSize, (line) => void process.stderr.write(`${part.id}: ${line}\n`))
    reports.push({ part, findings })
    process.stdout.write(`${printReport({ part, findings })}\n`)
  }
}

if (benchSize === 'full') {
  await runInTurn(requested)
  writePerformancePages(reports)
} else {
  // Nobody reads the figures of a quick run, so that parts may disturb each other.
  const isInBrowser = (part: Part) => IN_BROWSER.includes(part)
  try {
    await Promise.all([
      runInTurn(requested.filter(isInBrowser)),
      runInTurn(requested.filter((part) => !isInBrowser(part))),
    ])
  } finally {
    await stopSharedMapHosts()
  }
}
