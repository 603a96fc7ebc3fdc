import { FindingList } from '../finding-list.ts'
import { isBlankLine, startsWith } from './ascii.ts'
import { createDecode, hasUnusualByte, type LineEncoding } from './characters.ts'
import { LINE_KINDS, type LineKind } from './line-kinds.ts'
import { createLineReader, type LineEnd } from './line-reader.ts'
import { BOM, LineReports } from './line-reports.ts'
import { separatedLine, type SeparatedLine } from './other-separator.ts'
import { DESCRIPTORS, RowOrder, type Descriptor } from './row-order.ts'
import { scanFields, type CleanLine, type ScannedLine } from './scan-fields.ts'
import type { Findings } from '../finding.ts'

/** Checks the bytes of a file, which arrive in any pieces, line by line. */
export interface LineRules {
  readonly write: (bytes: Uint8Array) => void
  /** Called once. */
  readonly end: () => Findings
}

/**
 * Rules of AGS 4 that need no more than the lines. They are 1, 2, 2a, 2b, 3, 4, 5, 6, and 19, 19a for names
 * that are not there.
 */
export function createLineRules(encoding: LineEncoding): LineRules {
  const findings = new FindingList<LineKind>(LINE_KINDS)
  const order = new RowOrder(findings)
  const decode = createDecode(encoding)
  const reader = createLineReader({ clean: checkClean, uneven: onLine })
  const reports = new LineReports(findings, order, encoding)

  function onLine(bytes: Uint8Array, from: number, end: number, line: number, ends: LineEnd): void {
    if (ends !== 'crlf') findings.add('lineEnd', { line })
    const start = line === 1 && startsWith(bytes, from, BOM) ? from + reports.byteOrderMark() : from
    if (start === end) order.blank(line)
    else if (isBlankLine(bytes, start, end)) findings.add('blankLine', { line, group: order.group })
    else if (reader.isCut() && descriptorAt(bytes, start) !== 'HEADING') reports.cutLine(line)
    else checkUneven(bytes, start, end, line)
  }

  function checkClean(
    bytes: Uint8Array,
    start: number,
    { fields, end, hasCrLf }: CleanLine,
    line: number,
  ): void {
    if (!hasCrLf) findings.add('lineEnd', { line })
    const descriptor = descriptorAt(bytes, start)
    if (descriptor === 'DATA') {
      reports.unclosedAt = 0
      order.row(descriptor, fields, line)
      if (fields !== order.fields) reports.fields(fields, line)
    } else checkRow(bytes, scanFields(bytes, start, end), descriptor, line)
  }

  function checkUneven(bytes: Uint8Array, start: number, end: number, line: number): void {
    const scanned = scanFields(bytes, start, end)
    if (hasUnusualByte(bytes, start, end)) reports.characters(decode(bytes, start, end), line)
    const separated = separatedLine(bytes, start, end)
    checkRow(bytes, scanned, descriptorAt(bytes, start), line, separated)
    reports.quotes(scanned, separated?.separator ?? null, line)
    if (scanned.unclosed) reports.unclosedAt = line
  }

  /** A row that is not plain data: its descriptor, its names, its place in the group, its fields. */
  function checkRow(
    bytes: Uint8Array,
    { fields }: ScannedLine,
    exact: Descriptor | null,
    line: number,
    separated: SeparatedLine | null = null,
  ): void {
    const [first, ...rest] = separated === null ? fields : fields.slice(0, 1)
    const stated = separated?.descriptor ?? (first === undefined ? '' : decode(bytes, first.start, first.end))
    const descriptor = exact ?? looseDescriptor(stated)
    if (exact === null) reports.descriptor(descriptor, line)
    reports.unclosedAt = 0
    if (descriptor === 'GROUP')
      reports.beginGroup(
        rest.map(({ start, end }) => decode(bytes, start, end)),
        line,
      )
    else if (descriptor === 'HEADING') {
      const isCut = reader.isCut()
      order.row(descriptor, isCut ? 0 : fields.length, line)
      if (isCut) findings.add('cutHeadings', { line, group: order.group })
      if (rest.length === 0) findings.add('noHeadings', { line, group: order.group })
    } else if (descriptor !== null) {
      order.row(descriptor, fields.length, line)
      if (separated === null && fields.length !== order.fields) reports.fields(fields.length, line)
    }
  }

  return {
    write: reader.write,
    end() {
      reader.end()
      order.end()
      return findings.list()
    },
  }
}

/** The descriptor as the rules want it: in capital letters and quotes, at the start of the line. */
function descriptorAt(bytes: Uint8Array, start: number): Descriptor | null {
  if (startsWith(bytes, start, '"DATA"')) return 'DATA'
  return DESCRIPTORS.find((name) => startsWith(bytes, start, `"${name}"`)) ?? null
}

/** The descriptor that is meant by ` data `. */
function looseDescriptor(text: string): Descriptor | null {
  const name = text.trim().toUpperCase()
  return DESCRIPTORS.find((descriptor) => descriptor === name) ?? null
}
