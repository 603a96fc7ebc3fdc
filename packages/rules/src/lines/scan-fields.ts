import { COMMA, CR, isBlank, LF, QUOTE, SEMICOLON } from './ascii.ts'

/** By byte, 1 for what stands in a value of a clean line: printable ASCII without quotes, and tabs. */
const IN_VALUE = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte >= 0x20 || byte === 9) && byte < 0x80 && byte !== QUOTE),
)

/**
 * Of four bytes, the lowest first, those that may not stand in a value. The lowest bit that is set is in the
 * place of the lowest of them. 0 where all may. With its bit 1 inverted, a quote (0x22) is 0x20, the only one
 * to join those below 0x20. Subtracting 0x21 borrows for just these. Above the lowest, borrows say nothing.
 */
function specialIn(four: number): number {
  return (four | ((four ^ 0x02020202) - 0x21212121)) & 0x80808080
}

/** Whether any of the four bytes at each of four places may not stand in a value. */
function isSpecialNear(view: DataView, i: number): boolean {
  const a = view.getInt32(i, true)
  const b = view.getInt32(i + 4, true)
  const c = view.getInt32(i + 8, true)
  const d = view.getInt32(i + 12, true)
  const low =
    ((a ^ 0x02020202) - 0x21212121) |
    ((b ^ 0x02020202) - 0x21212121) |
    ((c ^ 0x02020202) - 0x21212121) |
    ((d ^ 0x02020202) - 0x21212121)
  return ((a | b | c | d | low) & 0x80808080) !== 0
}

/** `","` and `""` as the lowest bytes of four. */
const NEXT_FIELD = 0x222c22
const DOUBLED = 0x2222

/** A line where all is ASCII, quoted, and separated by commas, with its end of line. */
export class CleanLine {
  fields = 0
  end = 0
  /** Where the next line begins. */
  next = 0
  hasCrLf = false

  /**
   * Reads the line at `start`, in one pass over its bytes; false for any other line, and where its end has
   * not arrived. It is most lines of most files, so it is not searched for its end first.
   */
  read(bytes: Uint8Array, view: DataView, start: number): boolean {
    // Reads beyond the end of an array are several times as slow, also when they are rare.
    const last = bytes.length - 4
    const lastOfMany = bytes.length - 16
    if (start > last || bytes[start] !== QUOTE) return false
    let fields = 1
    let i = start + 1
    while (i <= last) {
      const special = specialIn(view.getInt32(i, true))
      if (special === 0) {
        i += 4
        // Long texts have no quote for many bytes.
        while (i <= lastOfMany && !isSpecialNear(view, i)) i += 16
        continue
      }
      i += (31 - Math.clz32(special & -special)) >> 3
      if (i > last) return this.endBehind(bytes, i, fields)
      let four = view.getInt32(i, true)
      if ((four & 0xffffff) === NEXT_FIELD) {
        // Empty values, of which wide rows have many.
        do {
          fields++
          i += 3
          if (i > last) return this.endBehind(bytes, i, fields)
          four = view.getInt32(i, true)
        } while ((four & 0xffffff) === NEXT_FIELD)
      } else if ((four & 0xffff) === DOUBLED) i += 2
      else if ((four & 0xff) === QUOTE) return this.endAt(bytes, i + 1, fields)
      else if (IN_VALUE[four & 0xff] === 1) i++
      else return false
    }
    return this.endBehind(bytes, i, fields)
  }

  /** The same where less than four bytes are left: a line that was joined from two pieces ends there. */
  private endBehind(bytes: Uint8Array, quote: number, fields: number): boolean {
    return quote === bytes.length - 3 && bytes[quote] === QUOTE && this.endAt(bytes, quote + 1, fields)
  }

  private endAt(bytes: Uint8Array, end: number, fields: number): boolean {
    this.hasCrLf = bytes[end] === CR && bytes[end + 1] === LF
    if (!this.hasCrLf && bytes[end] !== LF) return false
    this.fields = fields
    this.end = end
    this.next = end + (this.hasCrLf ? 2 : 1)
    return true
  }
}

/** A field: `start` to `end` is its value without quotes; doubled quotes are as they stand. */
export interface Field {
  readonly start: number
  readonly end: number
}

/** What is wrong with the quotes of a line. */
export interface ScannedLine {
  readonly fields: readonly Field[]
  /** A field is not in quotes. */
  readonly unquoted: boolean
  /** A quote inside a value is not doubled. */
  readonly single: boolean
  /** A semicolon stands between the quotes of two fields. */
  readonly semicolons: boolean
  /** The last quote is never closed. */
  readonly unclosed: boolean
  /** Blanks stand between quotes and commas, or at the ends of the line. */
  readonly blanks: boolean
}

/**
 * Reads any line into fields, as CSV: behind a quote that is not doubled, a field goes on to the next comma.
 */
export function scanFields(bytes: Uint8Array, start: number, end: number): ScannedLine {
  const scan: Scan = {
    fields: [],
    unquoted: false,
    single: false,
    semicolons: false,
    unclosed: false,
    blanks: false,
  }
  let i = start
  do {
    const first = skipBlanks(bytes, i, end)
    if (first > i) scan.blanks = true
    i =
      bytes[first] === QUOTE && first < end
        ? readQuoted(bytes, first + 1, end, scan)
        : readUnquoted(bytes, first, end, scan)
    i++
  } while (i <= end)
  return scan
}

type Scan = { -readonly [Name in keyof ScannedLine]: ScannedLine[Name] } & { fields: Field[] }

/** Returns the place of the comma after the field, or the end of the line. */
function readUnquoted(bytes: Uint8Array, start: number, end: number, scan: Scan): number {
  scan.unquoted = true
  return endAtComma(bytes, start, start, end, scan)
}

function endAtComma(bytes: Uint8Array, start: number, from: number, end: number, scan: Scan): number {
  const comma = bytes.subarray(0, end).indexOf(COMMA, from)
  const stop = comma === -1 ? end : comma
  scan.fields.push({ start, end: stop })
  return stop
}

/** The same for a quoted field, from behind its first quote. */
function readQuoted(bytes: Uint8Array, start: number, end: number, scan: Scan): number {
  for (let i = start; i < end; i++) {
    if (bytes[i] !== QUOTE) continue
    if (bytes[i + 1] === QUOTE && i + 1 < end) {
      i++
      continue
    }
    const after = skipBlanks(bytes, i + 1, end)
    if (after >= end || bytes[after] === COMMA) {
      if (after > i + 1) scan.blanks = true
      scan.fields.push({ start, end: i })
      return Math.min(after, end)
    }
    scan.single = true
    if (bytes[after] === SEMICOLON && bytes[skipBlanks(bytes, after + 1, end)] === QUOTE)
      scan.semicolons = true
    return endAtComma(bytes, start, i, end, scan)
  }
  scan.unclosed = true
  scan.fields.push({ start, end })
  return end
}

function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let i = from
  while (i < end && isBlank(bytes[i])) i++
  return i
}
