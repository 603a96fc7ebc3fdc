import { CR, LF } from './ascii.ts'
import { CleanLine } from './scan-fields.ts'

/** How a line ends: with CR and LF, with only one of them, or with the end of the file. */
export type LineEnd = 'crlf' | 'other' | 'none'

/**
 * What a reader gives its lines to. A line is `bytes` from `start`, valid during the call only; lines count
 * from 1.
 */
export interface LineHandler {
  readonly clean: (bytes: Uint8Array, start: number, found: CleanLine, line: number) => void
  /** Any line that may not be clean. */
  readonly uneven: (bytes: Uint8Array, start: number, end: number, line: number, ends: LineEnd) => void
}

/** Longest line that is kept in memory; what a longer one has beyond that is not checked. */
export const MAX_LINE_BYTES = 1 << 20

/** Splits bytes that arrive in any pieces into lines. CR LF, CR and LF each end one. */
export function createLineReader(handler: LineHandler): {
  readonly write: (bytes: Uint8Array) => void
  readonly end: () => void
  /** Whether the line that is given just now lacks its middle. */
  readonly isCut: () => boolean
} {
  let pending = new Uint8Array(0)
  let length = 0
  let line = 0
  let cut = false
  const found = new CleanLine()

  /** Reads all lines whose end is there; returns where the last one begins. */
  function readLines(bytes: Uint8Array, final: boolean): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let start = 0
    let cr = -1
    while (start < bytes.length) {
      if (!cut && found.read(bytes, view, start)) {
        handler.clean(bytes, start, found, ++line)
        start = found.next
        continue
      }
      const lf = indexOrEnd(bytes, LF, start)
      if (cr < start) cr = indexOrEnd(bytes, CR, start)
      const end = Math.min(lf, cr)
      if (end === bytes.length || (end === cr && end + 1 === bytes.length && !final)) break
      const crlf = end === cr && lf === cr + 1
      handler.uneven(bytes, start, end, ++line, crlf ? 'crlf' : 'other')
      start = end + (crlf ? 2 : 1)
      cut = false
    }
    return start
  }

  function keep(bytes: Uint8Array): void {
    if (length + bytes.length > pending.length) {
      const larger = new Uint8Array(Math.max(2 * pending.length, length + bytes.length))
      larger.set(pending.subarray(0, length))
      pending = larger
    }
    pending.set(bytes, length)
    length += bytes.length
    if (length > MAX_LINE_BYTES && !bytes.includes(LF)) dropMiddle()
  }

  /** The last byte of an endless line stays: a CR may be half of its end. */
  function dropMiddle(): void {
    pending[MAX_LINE_BYTES - 1] = pending[length - 1] ?? 0
    length = MAX_LINE_BYTES
    cut = true
  }

  function readKept(): void {
    const read = readLines(pending.subarray(0, length), false)
    pending.copyWithin(0, read, length)
    length -= read
  }

  function write(bytes: Uint8Array): void {
    if (length === 0) {
      keep(bytes.subarray(readLines(bytes, false)))
      return
    }
    const lineEnd = bytes.indexOf(LF) + 1
    keep(lineEnd === 0 ? bytes : bytes.subarray(0, lineEnd))
    if (lineEnd > 0 || bytes.includes(CR)) readKept()
    if (lineEnd > 0) write(bytes.subarray(lineEnd))
  }

  function end(): void {
    const rest = pending.subarray(0, length)
    const read = readLines(rest, true)
    if (read < rest.length) handler.uneven(rest, read, rest.length, ++line, 'none')
  }

  return { write, end, isCut: () => cut }
}

function indexOrEnd(bytes: Uint8Array, byte: number, from: number): number {
  const index = bytes.indexOf(byte, from)
  return index === -1 ? bytes.length : index
}
