import { abridge, stateAround, statesIn, type Measure } from './abridge.ts'

/**
 * As many of the lines of a text as there is room for; the last tells as much of the rest as it can. A term of strength,
 * consistency or density that goes over two lines is kept whole or left out of both.
 */
export function shortenLines(
  lines: readonly string[],
  most: number,
  width: number,
  measure: Measure,
): readonly string[] {
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most - 1)
  const rest = lines.slice(most - 1).join(' ')
  const last = abridge(rest, width, measure)
  const start = kept.join(' ').length + 1
  const divided = stateAround(statesIn([...kept, rest].join(' ')), start)
  if (!divided || last.startsWith(rest.slice(0, divided.to - start))) return [...kept, last]
  const whole = kept.join(' ').slice(0, divided.from)
  return [...linesUpTo(kept, whole.length), last]
}

/** The lines up to a letter of their text; at least a line each where something is left of it. */
function linesUpTo(lines: readonly string[], end: number): string[] {
  let from = 0
  return lines.flatMap((line) => {
    const part = line.slice(0, Math.max(0, end - from)).trimEnd()
    from += line.length + 1
    return part === '' ? [] : [part]
  })
}
