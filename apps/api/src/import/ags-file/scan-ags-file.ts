import { basename } from 'node:path'
import {
  findMixedEncoding,
  findNewest,
  latestDate,
  readTransmission,
  combineHandlers,
  countRows,
  mergeDefinitions,
  type AgsBlock,
  type AgsHandler,
  type AgsRecord,
  type AgsSummary,
  type CountedBlock,
  type Diagnostic,
  type Edition,
  type Encoding,
  type Transmission,
  notAgsProblem,
} from '@groundsheet/ags'
import { copyStrings } from '../copy-strings.ts'
import type { RulesReport } from '../report.ts'
import type { AgsSource } from '../sources/ags-source.ts'
import { inspectBytes, readBytes, type InspectedBytes } from './inspect-bytes.ts'
import { readAgsFile } from './read-ags-file.ts'
import { fileError } from '../../common/user-error.ts'

export interface ScannedRow {
  readonly block: AgsBlock
  readonly values: readonly string[]
  readonly line: number
}

/**
 * Result of the first pass over a file: all its groups, and the rows that projects and holes are made from.
 */
export interface ScannedFile {
  readonly source: AgsSource
  readonly sha256: string
  readonly encoding: Encoding
  readonly bytes: number
  readonly edition: Edition
  readonly summary: AgsSummary
  readonly blocks: readonly CountedBlock[]
  readonly rows: ReadonlyMap<string, number>
  readonly proj: readonly AgsRecord[]
  /** The newest, where the file has several. */
  readonly transmission: Transmission
  /** DICT and ABBR with one row for each key. */
  readonly dict: readonly AgsRecord[]
  readonly abbr: readonly AgsRecord[]
  readonly holes: readonly ScannedRow[]
  readonly diagnostics: readonly Diagnostic[]
  /** Where the rules are checked. */
  readonly rules?: RulesReport
}

const KEPT_GROUPS = ['PROJ', 'TRAN', 'DICT', 'ABBR', 'LOCA', 'HOLE']

/** Throws UserError for a file that cannot be read or contains no AGS data. */
export async function scanAgsFile(source: AgsSource, onBytes: (bytes: number) => void): Promise<ScannedFile> {
  return scanInspected(source, await inspectBytes(source), onBytes)
}

/** The same for a file whose bytes have been inspected. `others` take part in the pass. */
export async function scanInspected(
  source: AgsSource,
  { sha256, encoding, bytes }: InspectedBytes,
  onBytes: (bytes: number, piece: Uint8Array) => void,
  others: readonly AgsHandler[] = [],
): Promise<ScannedFile> {
  const scan = createScan()
  const handler = others.length === 0 ? scan.handler : combineHandlers([scan.handler, ...others])
  const summary = await readAgsFile(source, encoding, handler, onBytes)
  if (summary.edition === null) {
    throw fileError(source.path, notAgsProblem(summary.separator))
  }
  const { edition } = summary
  const mixed = encoding === 'windows-1252' ? await findMixedEncoding(readBytes(source)) : []
  const kept = (group: string) => scan.kept.filter(({ block }) => block.code === group)
  const transmission = transmissionOf(edition === 'AGS4' ? 'TRAN' : 'PROJ', kept)
  return {
    source,
    sha256,
    encoding,
    bytes,
    edition,
    summary,
    blocks: scan.blocks,
    rows: scan.rows,
    proj: kept('PROJ').map(toRecord),
    transmission,
    dict: mergeDefinitions('DICT', kept('DICT').map(toRecord)),
    abbr: mergeDefinitions('ABBR', kept('ABBR').map(toRecord)),
    holes: kept(edition === 'AGS4' ? 'LOCA' : 'HOLE'),
    diagnostics: [...mixed, ...scan.diagnostics],
  }
}

/** TRAN of AGS 4; AGS 3 has the same in PROJ. */
function transmissionOf(
  group: 'TRAN' | 'PROJ',
  kept: (group: string) => readonly ScannedRow[],
): Transmission {
  const latest = latestDate()
  const all = kept(group).map((row) => {
    const unit = row.block.units[row.block.headings.indexOf(`${group}_DATE`)] ?? ''
    return readTransmission(toRecord(row), group, { unit, latest })
  })
  return all[findNewest(all)] ?? readTransmission({}, group)
}

function createScan() {
  const blocks: CountedBlock[] = []
  const kept: ScannedRow[] = []
  const rows = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  let current: ReturnType<typeof countRows> | null = null
  const handler: AgsHandler = {
    block(met) {
      current = countRows(copyStrings(met))
      blocks.push(current.block)
      if (!rows.has(met.code)) rows.set(current.block.code, 0)
    },
    row(values, line) {
      if (current === null) return
      const { block } = current
      current.add(values)
      rows.set(block.code, (rows.get(block.code) ?? 0) + 1)
      if (KEPT_GROUPS.includes(block.code)) kept.push({ block, values: copyStrings(values), line })
    },
    diagnostic: (diagnostic) => diagnostics.push(diagnostic),
  }
  return { handler, blocks, kept, rows, diagnostics }
}

function toRecord({ block, values }: ScannedRow): AgsRecord {
  return Object.fromEntries(block.headings.map((heading, column) => [heading, values[column] ?? '']))
}

/** The name of the file without folder and extension, used if PROJ states no reference. */
export function fileTitle(path: string): string {
  return basename(path).replace(/\.[^.]*$/, '')
}
