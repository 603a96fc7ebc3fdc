import type { RawLine } from './worker-messages.ts'

const LINE_FEED_BYTE = 10
const CARRIAGE_RETURN_BYTE = 13
/** Longer lines are cut: they cannot be read, and would block the page. */
const MAX_LINE_BYTES = 20_000
const HEADING_LINE = '"HEADING"'
const AGS3_HEADING_LINE = /^"\*[^*]/

/**
 * Line `lineNumber` of a file, counted from 1, with the headings of its group. Null if the file has fewer
 * lines. CR LF, CR and LF each end one, as for the rules. `decode` turns the bytes of one line into text.
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
    const text = decode(bytes)
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

/** Lines without their ends, each at most `MAX_LINE_BYTES` long. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array()
  let isAfterReturn = false
  for await (const chunk of chunks) {
    const nextEnd = createEndFinder(chunk)
    let from: number = isAfterReturn && chunk[0] === LINE_FEED_BYTE ? 1 : 0
    if (chunk.length > 0) isAfterReturn = false
    for (let end = nextEnd(from); end < chunk.length; end = nextEnd(from)) {
      yield join(rest, chunk.subarray(from, end))
      rest = new Uint8Array()
      from = end + 1
      if (chunk[end] === LINE_FEED_BYTE) continue
      isAfterReturn = from === chunk.length
      if (chunk[from] === LINE_FEED_BYTE) from++
    }
    rest = join(rest, chunk.subarray(from))
  }
  if (rest.length > 0) yield rest
}

/** Each byte is looked at once for each of the two signs, however many lines there are. */
function createEndFinder(chunk: Uint8Array): (from: number) => number {
  let [feed, carriageReturn] = [-1, -1]
  const next = (sign: number, from: number) => {
    const at = chunk.indexOf(sign, from)
    return at === -1 ? chunk.length : at
  }
  return (from) => {
    if (feed < from) feed = next(LINE_FEED_BYTE, from)
    if (carriageReturn < from) carriageReturn = next(CARRIAGE_RETURN_BYTE, from)
    return Math.min(feed, carriageReturn)
  }
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
