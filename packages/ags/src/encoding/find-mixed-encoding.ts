import type { Diagnostic } from '../ags.ts'

/**
 * UTF-8 bytes of European letters, signs and dashes, read as Windows-1252. No text contains these sequences
 * on purpose.
 */
const UTF8_LETTER = /\u00c2[\u00a0-\u00bf]|\u00c3[\u0080-\u00bf]|\u00e2\u0080[\u0090-\u00a6]/

/**
 * A file read as Windows-1252, since some bytes are not valid UTF-8, may contain UTF-8 too, if two files were
 * joined. Such letters are read as two or three characters; the first line with one is reported.
 */
export async function findMixedEncoding(chunks: AsyncIterable<Uint8Array>): Promise<Diagnostic[]> {
  let line = 1
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + latin1(chunk)
    const found = UTF8_LETTER.exec(text)
    if (found) return [describe(line + countLines(text.slice(0, found.index)))]
    // A letter may be split between two pieces.
    rest = text.slice(-2)
    line += countLines(text.slice(0, -2))
  }
  return []
}

/** Arguments of one call; engines limit their number. */
const MAX_ARGUMENTS = 8192

/** One character for each byte. TextDecoder reads `latin1` as Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(start, start + MAX_ARGUMENTS))
  return text
}

const countLines = (text: string): number => text.split('\n').length - 1

function describe(line: number): Diagnostic {
  const message =
    'The file mixes UTF-8 and Windows-1252: it is read as Windows-1252, and letters such as é or ° ' +
    'that were UTF-8 come out as two'
  const advice = 'Save the whole file in one encoding, best in UTF-8'
  return { rule: 'mixed-encoding', severity: 'warning', line, group: null, heading: null, message, advice }
}
