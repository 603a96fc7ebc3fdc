import type { BlockReader } from './block-reader.ts'
import type { RecordScanner } from './record-scanner.ts'

const GROUP = /^\*\*\??/
const HEADING = /^\*\??(?=\w)/
const UNITS = /^<UNITS?>$/i
const CONTINUATION = /^<CONT>$/i

/**
 * Reads AGS3 records: `**GROUP`, `*HEADING` lines that may be wrapped, `<UNITS>`, rows, and `<CONT>` lines.
 * The fields of `<CONT>` are joined to those of the row above just as they stand. A row is complete when the
 * next record begins.
 */
export function readAgs3(blocks: BlockReader) {
  let row: { values: string[]; line: number } | null = null
  let wrapped: 'headings' | 'units' | null = null
  let continuations = 0

  function record({ values, openEnded, unquoted }: RecordScanner, line: number): void {
    const first = values[0]?.trim() ?? ''
    if (CONTINUATION.test(first)) continueRow(values, line)
    else if (UNITS.test(first) || (wrapped === 'units' && fitsUnits(values, blocks)))
      readUnits(values, openEnded, line)
    else if (GROUP.test(first)) beginGroup(first.replace(GROUP, ''), line)
    else if (HEADING.test(first) && (row === null || areHeadings(values))) readHeadings(values, line)
    else if (unquoted && values.length === 1 && blocks.headingCount > 1)
      blocks.report('strayLine', line, first)
    else beginRow(values, line)
  }

  function beginGroup(name: string, line: number): void {
    releaseRow()
    blocks.beginGroup(name, line)
    wrapped = null
  }

  function readHeadings(values: readonly string[], line: number): void {
    releaseRow()
    const names = values.map((value) => value.trim().replace(HEADING, ''))
    if (wrapped === 'headings') blocks.addHeadings(names, line)
    else blocks.setHeadings(names, line)
    wrapped = 'headings'
  }

  /**
   * The mark takes the place of the first unit. A second `<UNITS>` line, or a line that the trailing comma of
   * the first one announces, goes on with the units.
   */
  function readUnits(units: string[], openEnded: boolean, line: number): void {
    releaseRow()
    const stated = openEnded ? units.slice(0, -1) : units
    const marked = stated[0]?.startsWith('<') ? stated.slice(1) : stated
    if (blocks.unitCount > 0 && !blocks.hasRows) blocks.addUnits(marked, line)
    else blocks.setUnits(['', ...marked], line)
    wrapped = openEnded ? 'units' : null
  }

  function continueRow(values: string[], line: number): void {
    if (row !== null) {
      continuations++
      for (let i = 1; i < values.length; i++) row.values[i] = (row.values[i] ?? '') + (values[i] ?? '')
    } else if (blocks.continueUnits(values)) return
    else if (lacksUnits(blocks)) blocks.addUnits(values.slice(1), line)
    else blocks.report('strayContinuation', line, values.join(','))
  }

  function beginRow(values: string[], line: number): void {
    releaseRow()
    wrapped = null
    row = { values, line }
  }

  function releaseRow(): void {
    if (row !== null) blocks.row(row.values, row.line)
    row = null
  }

  function end(): void {
    releaseRow()
    blocks.endGroup()
  }

  return { record, end, continuations: () => continuations }
}

/** A value may begin with a star; a line of headings has one before each name. */
function areHeadings(values: readonly string[]): boolean {
  return values.every((value) => value.trim() === '' || HEADING.test(value.trim()))
}

const fitsUnits = (values: readonly string[], { unitCount, headingCount }: BlockReader): boolean =>
  unitCount + values.length <= headingCount + 1 && unitCount < headingCount

const lacksUnits = ({ hasRows, unitCount, headingCount }: BlockReader): boolean =>
  !hasRows && unitCount > 0 && unitCount < headingCount
