import type { RawLine } from './worker-messages.ts'

const LINE_FEED_BYTE = 10
/** Longer lines are cut: they cannot be read, and would block the page. */
const MAX_LINE_BYTES = 20_000
const HEADING_LINE = '"HEADING"'
const AGS3_HEADING_LINE = /^"\*[^*]/

/**
 * Line `lineNumber` of a file, counted from 1 at each line feed, with the headings of its group. Null if the
 * file has fewer lines. `decode` turns the bytes of one line into text.
 */
export async function readRawLine(
  chunks: AsyncIterable<Uint8Array>,
  lineNumber: number,
  decode: (bytes: Uint8Array) => string,
): Promise<RawLine | null> {
  let headings: string[] = []
  /** A line of headings of AGS 3 ends in a comma: the next one continues it. */
  let goesOn = false
  let number = 0
  for await (const bytes of linesOf(chunks)) {
    number++
    if (number < lineNumber && bytes[0] !== QUOTE_BYTE) continue
    if (number < lineNumber && bytes[1] !== LETTER_H_BYTE && bytes[1] !== ASTERISK_BYTE) continue
    const text = decode(bytes).replace(/\r?\n?$/, '')
    if (text.startsWith(HEADING_LINE)) headings = fieldsOf(text).slice(1)
    else if (AGS3_HEADING_LINE.test(text)) {
      const names = fieldsOf(text.replace(/,\s*$/, '')).map((field) => field.replace(/^\*\??/, ''))
      headings = goesOn ? [...headings, ...names] : names
      goesOn = /,\s*$/.test(text)
    } else if (text.startsWith('"**')) goesOn = false
    if (number === lineNumber) return { text, headings }
  }
  return null
}

const QUOTE_BYTE = 0x22
const LETTER_H_BYTE = 0x48
const ASTERISK_BYTE = 0x2a

/** Lines with their line feed, each at most `MAX_LINE_BYTES` long. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array()
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED_BYTE); end !== -1; end = chunk.indexOf(LINE_FEED_BYTE, from)) {
      yield join(rest, chunk.subarray(from, end + 1))
      rest = new Uint8Array()
      from = end + 1
    }
    rest = join(rest, chunk.subarray(from))
  }
  if (rest.length > 0) yield rest
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(Math.min(first.length + second.length, MAX_LINE_BYTES))
  joined.set(first)
  if (first.length < joined.length) joined.set(second.subarray(0, joined.length - first.length), first.length)
  return joined
}

/** The values of a line of quoted fields, without their quotes. */
const fieldsOf = (line: string): string[] => splitFields(line).map((field) => field.replace(/^"|"$/g, ''))

/** The fields of a line with their quotes and without the commas between them. */
export function splitFields(line: string): string[] {
  const fields: string[] = []
  let from = 0
  let quoted = false
  for (let at = 0; at <= line.length; at++) {
    const sign = line[at]
    if (sign === '"') quoted = !quoted
    if (sign !== undefined && (sign !== ',' || quoted)) continue
    fields.push(line.slice(from, at))
    from = at + 1
  }
  return fields
}
