import { parseArgs } from 'node:util'
import { apiPart } from './api/api-part.ts'
import { checkPart } from './check/check-part.ts'
import { mapPart } from './map/map-part.ts'
import { hullPart } from './hull/hull-part.ts'
import { importPart } from './import/import-part.ts'
import { pagePart } from './page/page-part.ts'
import { tablePart } from './table/table-part.ts'
import type { Part } from './part.ts'
import { printReport, type Report } from './report.ts'
import { writePerformancePage } from './write-page.ts'

/** Every part there is, in the order of the page. */
const PARTS: readonly Part[] = [apiPart, importPart, checkPart, mapPart, tablePart, hullPart, pagePart]

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

const effort = values.quick ? 'quick' : 'full'
const reports: Report[] = []
for (const part of PARTS) {
  if (partIds.length > 0 && !partIds.includes(part.id)) continue
  const findings = await part.run(effort, (line) => void process.stderr.write(`${part.id}: ${line}\n`))
  reports.push({ part, findings })
  process.stdout.write(`${printReport({ part, findings })}\n`)
}
// A minute's worth proves that the bench works; its figures are not worth keeping.
if (effort === 'full') writePerformancePage(reports)
