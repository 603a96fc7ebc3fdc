interface Sequence {
  /** Continuation bytes that follow. */
  length: number
  /** Bounds of the first of them, which keep out overlong forms, surrogates and what lies beyond U+10FFFF. */
  low: number
  high: number
}

const CONTINUATION = { low: 0x80, high: 0xbf }

/** RFC 3629, section 4: lead byte ranges and what may follow. */
const SEQUENCES: readonly (Sequence & { from: number; to: number })[] = [
  { from: 0xc2, to: 0xdf, length: 1, ...CONTINUATION },
  { from: 0xe0, to: 0xe0, length: 2, low: 0xa0, high: 0xbf },
  { from: 0xe1, to: 0xec, length: 2, ...CONTINUATION },
  { from: 0xed, to: 0xed, length: 2, low: 0x80, high: 0x9f },
  { from: 0xee, to: 0xef, length: 2, ...CONTINUATION },
  { from: 0xf0, to: 0xf0, length: 3, low: 0x90, high: 0xbf },
  { from: 0xf1, to: 0xf3, length: 3, ...CONTINUATION },
  { from: 0xf4, to: 0xf4, length: 3, low: 0x80, high: 0x8f },
]

const BY_LEAD = Array.from({ length: 256 }, (_, lead) =>
  SEQUENCES.find(({ from, to }) => lead >= from && lead <= to),
)

/** Follows bytes and keeps whether all of them were UTF-8. A sequence cut off by the end is no fault. */
export class Utf8Validator {
  valid = true
  private remaining = 0
  private low = 0
  private high = 0

  /** Whether an ASCII byte may stand here, which need not be notified otherwise. */
  get betweenCharacters(): boolean {
    return this.remaining === 0
  }

  next(byte: number): void {
    if (this.remaining > 0) this.continueSequence(byte)
    else if (byte >= 0x80) this.beginSequence(byte)
  }

  private beginSequence(lead: number): void {
    const sequence = BY_LEAD[lead]
    if (!sequence) this.valid = false
    else [this.remaining, this.low, this.high] = [sequence.length, sequence.low, sequence.high]
  }

  private continueSequence(byte: number): void {
    this.remaining--
    if (byte < this.low || byte > this.high) {
      this.valid = false
      this.remaining = 0
    }
    this.low = CONTINUATION.low
    this.high = CONTINUATION.high
  }
}
