/** Kerning across blanks: a line may be narrower or wider than its words by this share. */
const MAX_KERNING_SHARE = 0.05

/**
 * Breaks a text at blanks into lines of at most `width`. A longer word is broken, where possible between
 * letters and a number or after punctuation, otherwise into equal parts. Lines are measured only where the
 * sum of their words is close to `width`, since a browser needs most time to measure long texts.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  const blank = measure(' ')
  let line = ''
  let sum = 0
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, width, measure))) {
    const own = measure(word)
    const longer = line === '' ? word : `${line} ${word}`
    const total = line === '' ? own : sum + blank + own
    const isClose = Math.abs(total - width) <= width * MAX_KERNING_SHARE
    if (line !== '' && (isClose ? measure(longer) : total) > width) {
      lines.push(line)
      line = word
      sum = own
    } else {
      line = longer
      sum = total
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Where a long word is broken: `GW|50mm`, `30,|20,|180`, `consistency…|CLAY`. */
const JOINTS = /(?<=\p{L})(?=\d)|(?<=[,;/_…-])(?=.)/u

type Measure = (text: string) => number

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  for (const piece of word.split(JOINTS).flatMap((each) => breakPiece(each, width, measure))) {
    const last = parts.at(-1)
    if (last !== undefined && measure(last + piece) <= width) parts[parts.length - 1] = last + piece
    else parts.push(piece)
  }
  return parts
}

/** Parts of about equal width. */
function breakPiece(piece: string, width: number, measure: Measure): string[] {
  const whole = measure(piece)
  if (whole <= width) return [piece]
  const target = whole / Math.ceil(whole / width)
  const parts: string[] = []
  let part = ''
  for (const letter of piece) {
    if (part !== '' && (measure(part) >= target || measure(part + letter) > width)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
