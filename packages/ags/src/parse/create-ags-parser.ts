import type { AgsHandler, AgsSummary, Edition } from '../ags.ts'
import { DiagnosticCollector } from '../diagnostic-collector.ts'
import { BlockReader } from './block-reader.ts'
import { otherSeparator } from './not-ags-message.ts'
import { PARSE_FINDINGS, type ParseFinding } from './parse-findings.ts'
import { readAgs3 } from './read-ags3.ts'
import { readAgs4 } from './read-ags4.ts'
import { createRecordReader } from './record-reader.ts'
import { RecordScanner, type RecordStyle } from './record-scanner.ts'

/** Of a file without AGS nothing else is worth saying. */
function noAgs(separator: string | null): DiagnosticCollector<ParseFinding> {
  const findings = new DiagnosticCollector<ParseFinding>(PARSE_FINDINGS)
  findings.add('noAgs', { line: null, text: separator ?? '' })
  return findings
}

const EDITIONS = {
  AGS4: { read: readAgs4, style: 'descriptor' },
  AGS3: { read: readAgs3, style: 'starred' },
} as const satisfies Record<Edition, { read: unknown; style: RecordStyle }>

export interface AgsParser {
  write(text: string): void
  /** Whether the handler needs nothing more of the text, so that the rest need not be written. */
  isDone(): boolean
  end(): AgsSummary
}

/**
 * Reads AGS text that arrives in any pieces, in memory that does not grow with it, and never throws on what
 * it reads. The first `**GROUP` or `"GROUP"` line decides the edition. Values are the text between the
 * quotes, with doubled quotes undone and line breaks as they stand. `end` must be called once; it reports the
 * diagnostics and returns the summary.
 */
export function createAgsParser(handler: AgsHandler): AgsParser {
  const findings = new DiagnosticCollector<ParseFinding>(PARSE_FINDINGS)
  const blocks = new BlockReader(handler, findings)
  const scanner = new RecordScanner()
  const reader = createRecordReader(scanner, {
    record,
    nextLine: () => blocks.nextLine,
    cut: (line, isOneLine) => blocks.report(isOneLine ? 'lineTooLong' : 'recordTooLong', line),
  })
  let edition: ReturnType<(typeof EDITIONS)[Edition]['read']> | null = null
  let joinedLines = 0
  let separator: string | null = null

  function record(line: number): void {
    if (scanner.hasNul) blocks.report('nulCharacter', line)
    if (scanner.blank) return
    edition ??= begin(scanner.values)
    if (edition !== null) {
      reportQuoting(line)
      joinedLines += scanner.lineBreaks
      edition.record(scanner, line)
    } else reportUngrouped(line)
  }

  function begin(values: string[]) {
    const found = detectEdition(values)
    if (found === null) return null
    const { read, style } = EDITIONS[found]
    if (style === 'descriptor') scanner.descriptor = values.shift() ?? ''
    scanner.style = style
    blocks.edition = found
    return read(blocks)
  }

  function reportUngrouped(line: number): void {
    separator ??= otherSeparator(scanner.values)
    const isRow = scanner.values.length > 1 && !scanner.unquoted
    blocks.report(isRow ? 'rowWithoutGroup' : 'textBeforeGroups', line, scanner.values.join(','))
  }

  function reportQuoting(line: number): void {
    if (scanner.cutOff) blocks.report('valueCutOff', line, scanner.values.at(-1))
    else if (scanner.unterminated) blocks.report('unterminatedQuote', line, openQuote(line))
    if (scanner.bareQuotes) blocks.report('bareQuote', line)
    if (scanner.unquoted) blocks.report('unquotedValue', line)
    if (scanner.lineBreaks > 0) blocks.report('lineBreakInValue', line)
  }

  function openQuote(line: number): string {
    const { values, descriptor } = scanner
    const headings = descriptor.trim().toUpperCase() === 'DATA' ? blocks.headings : []
    return describeOpenQuote({ line, values, headings })
  }

  function end(): AgsSummary {
    const lines = reader.end()
    edition?.end()
    const reported = edition === null ? noAgs(separator) : findings
    for (const diagnostic of reported.list(blocks.edition)) handler.diagnostic(diagnostic)
    const continuations = edition?.continuations() ?? 0
    const { edition: found, version } = blocks
    return { edition: found, version, lines, continuations, joinedLines, separator }
  }

  return { write: (text) => reader.write(text), isDone: () => blocks.nextLine === Infinity, end }
}

function detectEdition([first = '', second]: readonly string[]): Edition | null {
  if (first.startsWith('**')) return 'AGS3'
  return first.trim().toUpperCase() === 'GROUP' && second !== undefined ? 'AGS4' : null
}

interface OpenRecord {
  /** The first one. */
  readonly line: number
  readonly values: readonly string[]
  /** Headings of a row of data; empty for other rows. */
  readonly headings: readonly string[]
}

/** Where a quote that is never closed opens, how far its value was read, and which headings have none. */
function describeOpenQuote({ line, values, headings }: OpenRecord): string {
  const [value = ''] = values.slice(-1)
  const opens = line + values.slice(0, -1).reduce((sum, before) => sum + countLineEnds(before), 0)
  const heading = headings[values.length - 1]
  const where = `it opens in line ${opens}${heading === undefined ? '' : ` (${heading})`}`
  const lost = lostText(headings, values.length)
  if (value === '') return `${where}; its value is read as empty${lost}`
  const end = opens + countLineEnds(value)
  const to = end === opens ? 'that line' : `line ${end}`
  return `${where}; its value was read to the end of ${to}${lost}: ${value}`
}

/** Values that would stand behind the open one are a part of it, or there are none. */
function lostText(headings: readonly string[], values: number): string {
  if (headings.length === 0) return ''
  const missing = headings.slice(values)
  return missing.length === 0 ? ', and nothing is left out' : `, and the row has no ${missing.join(', ')}`
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0
