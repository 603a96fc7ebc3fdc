import { FindingList } from '../finding-list.ts'
import { isBlankLine, startsWith } from './ascii.ts'
import { createDecode, findNonAscii, hasHighByte, nameCharacter, type LineEncoding } from './characters.ts'
import { LINE_KINDS, type LineKind } from './line-kinds.ts'
import { createLineReader, type LineEnd } from './line-reader.ts'
import { DESCRIPTORS, RowOrder, type Descriptor } from './row-order.ts'
import { scanFields, type CleanLine, type ScannedLine } from './scan-fields.ts'
import type { RuleFinding } from '../finding.ts'

const BOM = '\u00ef\u00bb\u00bf'

/** Checks the bytes of a file, which arrive in any pieces, line by line. */
export interface LineRules {
  readonly write: (bytes: Uint8Array) => void
  /** Called once; `unlisted` counts findings beyond those kept in memory. */
  readonly end: () => { findings: RuleFinding[]; unlisted: number }
}

/** Rules of AGS 4 that need no more than the lines: 1, 2, 2a, 2b, 3, 4, 5 and 6, and names that are not there (19, 19a). */
export function createLineRules(encoding: LineEncoding): LineRules {
  const findings = new FindingList<LineKind>(LINE_KINDS)
  const order = new RowOrder(findings)
  const decode = createDecode(encoding)
  const reader = createLineReader({ clean: checkClean, uneven: onLine })
  let unclosedAt = 0

  function onLine(bytes: Uint8Array, from: number, end: number, line: number, ends: LineEnd): void {
    if (ends !== 'crlf') findings.add('lineEnd', { line })
    const start = line === 1 && startsWith(bytes, from, BOM) ? reportMark(from) : from
    if (start === end) return
    if (isBlankLine(bytes, start, end)) findings.add('blankLine', { line, group: order.group })
    else checkUneven(bytes, start, end, line)
  }

  function reportMark(start: number): number {
    for (const kind of ['byteOrderMark', 'markBeforeDescriptor', 'markBeforeQuote'] as const)
      findings.add(kind, { line: 1 })
    return start + BOM.length
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
      unclosedAt = 0
      order.row(descriptor, fields, line)
      if (fields !== order.fields) reportFields(fields, line)
    } else checkRow(bytes, scanFields(bytes, start, end), descriptor, line)
  }

  function checkUneven(bytes: Uint8Array, start: number, end: number, line: number): void {
    const scanned = scanFields(bytes, start, end)
    if (hasHighByte(bytes, start, end)) reportCharacters(decode(bytes, start, end), line)
    checkRow(bytes, scanned, descriptorAt(bytes, start), line)
    reportQuotes(scanned, line)
    if (scanned.unclosed) unclosedAt = line
  }

  /** A row that is not plain data: its descriptor, its names, its place in the group, the number of its fields. */
  function checkRow(
    bytes: Uint8Array,
    { fields }: ScannedLine,
    exact: Descriptor | null,
    line: number,
  ): void {
    const [first, ...rest] = fields
    const descriptor =
      exact ?? (first === undefined ? null : looseDescriptor(decode(bytes, first.start, first.end)))
    if (exact === null) reportDescriptor(descriptor, line)
    unclosedAt = 0
    if (descriptor === 'GROUP')
      beginGroup(
        rest.map(({ start, end }) => decode(bytes, start, end)),
        line,
      )
    else if (descriptor === 'HEADING') {
      order.row(descriptor, fields.length, line)
      if (rest.length === 0) findings.add('noHeadings', { line, group: order.group })
    } else if (descriptor !== null) {
      order.row(descriptor, fields.length, line)
      if (fields.length !== order.fields) reportFields(fields.length, line)
    }
  }

  function beginGroup(names: readonly string[], line: number): void {
    const [name = ''] = names
    order.beginGroup(name, line)
    if (names.length !== 1) {
      const text = names.length === 0 ? 'no name' : countOf(names.length)
      findings.add('groupFields', { line, group: name, text })
    }
    if (names.length > 0 && name === '') findings.add('emptyGroupName', { line })
  }

  function reportFields(fields: number, line: number): void {
    if (order.fields === 0) return
    const text = `${countOf(fields - 1)} instead of the ${order.fields - 1}`
    findings.add('fieldCount', { line, group: order.group, text })
  }

  /** A line without a descriptor, right below a line whose quote is open, is the rest of that row. */
  function reportDescriptor(loose: Descriptor | null, line: number): void {
    const { group } = order
    const continues = loose === null && unclosedAt > 0
    if (continues) findings.add('lineBreak', { line: unclosedAt, group })
    findings.add(continues ? 'continuedLine' : 'noDescriptor', { line, group })
  }

  /** The first fault of a line: the others often follow from it. */
  function reportQuotes({ unclosed, single, unquoted, blanks }: ScannedLine, line: number): void {
    const place = { line, group: order.group }
    if (unclosed) findings.add('unclosedQuote', place)
    else if (single) findings.add('singleQuote', place)
    else if (unquoted) findings.add('unquoted', place)
    else if (blanks) findings.add('blanksOutside', place)
  }

  function reportCharacters(text: string, line: number): void {
    const { extended, other } = findNonAscii(text)
    const { group } = order
    if (encoding === 'windows-1252') {
      findings.add('singleByte', { line, group, text: nameCharacter(extended ?? other ?? '') })
      return
    }
    if (other !== undefined) findings.add('nonAscii', { line, group, text: nameCharacter(other) })
    if (extended !== undefined) findings.add('extendedAscii', { line, group, text: nameCharacter(extended) })
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

const countOf = (fields: number): string => (fields === 1 ? '1 field' : `${fields} fields`)
