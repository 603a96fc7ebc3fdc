import type { RecordScanner } from './record-scanner.ts'

/**
 * No real record is longer, in characters; beyond it a quote was never closed, and memory has to stay flat.
 */
const MAX_RECORD_CHARACTERS = 1 << 20

/** More than the scanner ever looks ahead, so that what is cut does not depend on how the text arrives. */
const RESERVE_CHARACTERS = 1024

const PIECE_CHARACTERS = 1 << 18

export interface RecordSink {
  /** The scanner holds the record; it is used again for the next one, only its `values` may be kept. */
  record(line: number): void
  /** The line at which reading continues, read after each record; lines before it are passed over. */
  nextLine(): number
  /**
   * The record that follows was cut because it had no end; `isOneLine`: within its line, the rest of which is
   * left out.
   */
  cut(line: number, isOneLine: boolean): void
}

/**
 * Turns text that arrives in any pieces into records, the same ones however it was cut. Linear in the text.
 */
export function createRecordReader(scanner: RecordScanner, sink: RecordSink) {
  let pending = ''
  let retryAt = 0
  let lines = 0
  /** Within the rest of a line that was cut. */
  let leavesOut = false

  function emit(): void {
    sink.record(lines + 1)
    lines += scanner.lineBreaks + 1
  }

  /** Ends an endless record at its last line break within bounds, else where the bound is. */
  function cutRecord(text: string, start: number, final: boolean): number {
    const bound = start + MAX_RECORD_CHARACTERS
    const lastBreak = Math.max(text.lastIndexOf('\n', bound - 1), text.lastIndexOf('\r', bound - 2))
    const atBreak = lastBreak > start
    scanner.load(text.slice(start, atBreak ? lastBreak + 1 : bound), true)
    const end = start + scanner.scan(0)
    // The value that was cut is not open by mistake.
    if (!atBreak) scanner.unterminated = scanner.cutOff = false
    sink.cut(lines + 1, !atBreak)
    emit()
    return atBreak ? end : leaveOut(text, end, final)
  }

  /** Where the line after the one that was cut begins; the end of the text where that is not known yet. */
  function leaveOut(text: string, start: number, final: boolean): number {
    const next = nextLine(text, start, final)
    leavesOut = next === -1
    return leavesOut ? text.length - (text.endsWith('\r') ? 1 : 0) : next
  }

  /**
   * Reads every record that is there; returns the text of the last one when more is needed to find its
   * end.
   */
  function readRecords(text: string, final: boolean): string {
    let start = leavesOut ? leaveOut(text, 0, final) : 0
    scanner.load(text, final)
    while (start < text.length) {
      const passed = passOver(scanner, text, start, sink.nextLine() - lines - 1)
      lines += passed.lines
      start = Math.max(start, passed.end)
      if (passed.isShort || start === text.length) break
      const end = scanner.scan(start)
      if (end === -1 && text.length - start < MAX_RECORD_CHARACTERS + RESERVE_CHARACTERS) break
      const isCut = end === -1 || end - start > MAX_RECORD_CHARACTERS
      if (!isCut) emit()
      start = isCut ? cutRecord(text, start, final) : end
      if (isCut) scanner.load(text, final)
    }
    return text.slice(start)
  }

  /**
   * A record that needs more text is scanned again only when the text has doubled, which keeps tiny pieces
   * linear.
   */
  function add(text: string): void {
    pending += text
    if (pending.length < retryAt) return
    pending = readRecords(pending, false)
    retryAt = pending.length * 2
  }

  return {
    write(text: string): void {
      for (let at = 0; at < text.length; at += PIECE_CHARACTERS) add(text.slice(at, at + PIECE_CHARACTERS))
    },
    /** Returns the number of physical lines. */
    end(): number {
      pending = readRecords(pending, true)
      return lines
    },
  }
}

const NOTHING_PASSED = { end: 0, lines: 0, isShort: false }

/**
 * Passes over so many lines of the text that the scanner holds. `isShort`: the rest of it may not be a whole
 * line; only its end is kept where it is endless.
 */
function passOver(scanner: RecordScanner, text: string, from: number, count: number) {
  if (count <= 0) return NOTHING_PASSED
  let end = from
  for (let lines = 0; ; lines++) {
    if (lines === count || end === text.length) return { end, lines, isShort: false }
    const next = scanner.lineAfter(end)
    if (next === -1) {
      if (text.length - end > MAX_RECORD_CHARACTERS) end = text.length - 1
      return { end, lines, isShort: true }
    }
    end = next
  }
}

/** Where the line after `from` begins; -1 where that cannot be known yet: a CR may be half of a line end. */
function nextLine(text: string, from: number, final: boolean): number {
  const found = text.slice(from).search(/[\r\n]/)
  if (found === -1) return final ? text.length : -1
  const at = from + found
  if (text[at] === '\n') return at + 1
  if (at + 1 === text.length) return final ? text.length : -1
  return at + (text[at + 1] === '\n' ? 2 : 1)
}
