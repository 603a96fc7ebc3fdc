const QUOTE = 34
const COMMA = 44
const LF = 10
const CR = 13
const DATA = '"DATA",'

/** How far a new line is searched to distinguish a record from the rest of a quoted field. */
const LOOKAHEAD_CHARACTERS = 256

/**
 * Where a record can only begin, although a quote is still open: a well-formed field never has a single quote
 * there.
 */
const RECORD_START = {
  descriptor: /"[ \t]{0,9}(?:GROUP|HEADING|UNIT|TYPE|DATA)[ \t]{0,9}"[ \t]{0,9}(?:,|[\r\n]|$)/iy,
  starred: /"(?:\*|<CONT>|<UNITS>|[^",\s][^"\r\n]{0,200}"[ \t]{0,9},)/iy,
  either: /"(?:[ \t]{0,9}GROUP[ \t]{0,9}"[ \t]{0,9},|\*\*)/iy,
}

/** AGS4 records begin with a descriptor, AGS3 ones with their first value or a starred name. */
export type RecordStyle = keyof typeof RECORD_START

/**
 * Reads one record out of a string, in linear time. A record is a line, or several where a quoted field holds
 * line breaks. What it met is kept in its own fields, so that nothing but the values is allocated.
 *
 * A quote closes a field when blanks and a comma or the end of the line follow. Any other quote is text,
 * doubled ones stand for one (AGS4 rule 5). Line breaks inside a field are kept as they stand in the file.
 */
export class RecordScanner {
  style: RecordStyle = 'either'
  /** The first field of a record in the `descriptor` style ("DATA", "GROUP", …); the values follow it. */
  descriptor = ''
  values: string[] = []
  /** Nothing but blanks and bare commas. */
  blank = true
  /** The last field is empty and unquoted: the line ends in a comma. */
  openEnded = false
  unquoted = false
  bareQuotes = false
  unterminated = false
  /** The text ends in the middle of a line, inside a quoted field. */
  cutOff = false
  hasNul = false
  lineBreaks = 0

  private text = ''
  private final = false
  private lineEnd = 0
  private nextLf = -1
  private nextCr = -1
  private nextComma = -1
  private nextNul = -1
  private value = ''

  /** `final` says that nothing follows the text, so that its end ends the record too. */
  load(text: string, final: boolean): void {
    this.text = text
    this.final = final
    this.nextLf = this.nextCr = this.nextComma = this.nextNul = -1
  }

  /**
   * Scans the record at `start`; returns where the next one starts, or -1 where more text is needed.
   */
  scan(start: number): number {
    this.reset()
    const text = this.text
    if (!this.findLineEnd(start)) return -1
    const data = this.style === 'descriptor' && text.startsWith(DATA, start)
    let i = data ? start + DATA.length : start
    for (;;) {
      i = this.skipBlanks(i)
      if (text.charCodeAt(i) === QUOTE && i < this.lineEnd) {
        i = this.readQuoted(i + 1)
        if (i === -1) return -1
      } else {
        i = this.readUnquoted(i)
      }
      if (i >= this.lineEnd) return this.finish(start, data)
      i++
    }
  }

  /** Where the line after `start` begins, whatever stands between; -1 where more text is needed. */
  lineAfter(start: number): number {
    return this.findLineEnd(start) ? this.afterLineEnd() : -1
  }

  private reset(): void {
    this.values = []
    this.blank = true
    this.openEnded = this.unquoted = this.bareQuotes = this.unterminated = this.cutOff = false
    this.lineBreaks = 0
  }

  /** Sets `lineEnd` to the first line break at or after `from`; false where it cannot be known yet. */
  private findLineEnd(from: number): boolean {
    const { text } = this
    if (this.nextLf < from) this.nextLf = indexOrEnd(text, '\n', from)
    if (this.nextCr < from) this.nextCr = indexOrEnd(text, '\r', from)
    this.lineEnd = Math.min(this.nextLf, this.nextCr)
    if (this.final) return true
    const last = text.length - 1
    return this.lineEnd < last || (this.lineEnd === last && text.charCodeAt(last) === LF)
  }

  private finish(start: number, data: boolean): number {
    if (data) this.blank = false
    if (this.nextNul < start) this.nextNul = indexOrEnd(this.text, '\0', start)
    this.hasNul = this.nextNul < this.lineEnd
    if (this.style === 'descriptor') this.descriptor = data ? 'DATA' : (this.values.shift() ?? '')
    return this.afterLineEnd()
  }

  private afterLineEnd(): number {
    const { text, lineEnd } = this
    if (lineEnd >= text.length) return text.length
    const crlf = text.charCodeAt(lineEnd) === CR && text.charCodeAt(lineEnd + 1) === LF
    return lineEnd + (crlf ? 2 : 1)
  }

  private readUnquoted(from: number): number {
    if (this.nextComma < from) this.nextComma = indexOrEnd(this.text, ',', from)
    const stop = Math.min(this.nextComma, this.lineEnd)
    this.openEnded = stop === from
    if (this.openEnded) {
      this.values.push('')
      return stop
    }
    this.values.push(trimBlanksAtEnd(this.text.slice(from, stop)))
    this.unquoted = true
    this.blank = false
    return stop
  }

  /** Reads from behind the opening quote to the comma or line end behind the closing one. */
  private readQuoted(from: number): number {
    const { text } = this
    this.openEnded = this.blank = false
    const close = text.indexOf('"', from)
    if (close !== -1 && close < this.lineEnd) {
      const next = close + 1
      if (text.charCodeAt(next) === COMMA || next === this.lineEnd) {
        this.values.push(text.slice(from, close))
        return next
      }
    }
    const end = this.readUneven(from, close === -1 ? text.length : close)
    if (end !== -1) this.values.push(this.value)
    return end
  }

  /**
   * The rare field: with quotes or line breaks inside it, or blanks behind it. `quote` is the first quote, or
   * the end.
   */
  private readUneven(from: number, quote: number): number {
    const { text } = this
    let piece = from
    this.value = ''
    for (;;) {
      const crossed = this.crossLines(quote)
      if (crossed === 'unknown') return -1
      if (crossed === 'ended') {
        this.value = trimLineBreaks(this.value + text.slice(piece, this.lineEnd))
        return this.lineEnd
      }
      const run = this.countQuotes(quote)
      const after = this.skipBlanks(quote + run)
      const odd = run % 2 === 1
      const closes = odd ? this.endsField(after) : this.closesByMistake(after)
      if (odd !== closes) this.bareQuotes = true
      const kept = odd && !closes ? (run + 1) / 2 : Math.floor(run / 2)
      this.value += text.slice(piece, quote) + '"'.repeat(kept)
      if (closes) return after
      piece = quote + run
      quote = indexOrEnd(text, '"', piece)
    }
  }

  /**
   * Moves over the line ends before `quote`, all inside the open field, unless a record begins behind one of
   * them.
   */
  private crossLines(quote: number): 'crossed' | 'ended' | 'unknown' {
    while (this.lineEnd < quote || quote >= this.text.length) {
      const next = this.afterLineEnd()
      if (!this.final && next + LOOKAHEAD_CHARACTERS > this.text.length) return 'unknown'
      if (next >= this.text.length || this.startsRecord(next)) {
        this.unterminated = true
        this.cutOff = this.lineEnd >= this.text.length
        return 'ended'
      }
      this.lineBreaks++
      if (!this.findLineEnd(next)) return 'unknown'
    }
    return 'crossed'
  }

  private startsRecord(at: number): boolean {
    const pattern = RECORD_START[this.style]
    pattern.lastIndex = at
    return pattern.test(this.text)
  }

  /** `"10"","x"`: the doubled quote cannot be text, for then a lone quote would stand inside the field. */
  private closesByMistake(after: number): boolean {
    if (this.text.charCodeAt(after) !== COMMA || after >= this.lineEnd) return false
    const next = this.skipBlanks(after + 1)
    const run = this.countQuotes(next)
    return run % 2 === 1 && !this.endsField(this.skipBlanks(next + run))
  }

  private endsField(at: number): boolean {
    return at >= this.lineEnd || this.text.charCodeAt(at) === COMMA
  }

  private countQuotes(at: number): number {
    let end = at
    while (this.text.charCodeAt(end) === QUOTE) end++
    return end - at
  }

  private skipBlanks(at: number): number {
    let i = at
    while (isBlank(this.text.charCodeAt(i))) i++
    return i
  }
}

function indexOrEnd(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from)
  return index === -1 ? text.length : index
}

/**
 * Blanks around fields: space, tab, and what padding and joined files leave there (NUL, end of file mark,
 * BOM).
 */
function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 0 || code === 26 || code === 0xfeff
}

function trimBlanksAtEnd(value: string): string {
  let end = value.length
  while (end > 0 && isBlank(value.charCodeAt(end - 1))) end--
  return value.slice(0, end)
}

/** Blank lines between an open quote and the next record are not part of the value. */
function trimLineBreaks(value: string): string {
  let end = value.length
  while (end > 0 && (value.charCodeAt(end - 1) === LF || value.charCodeAt(end - 1) === CR)) end--
  return value.slice(0, end)
}
