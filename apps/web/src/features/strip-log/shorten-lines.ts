import { wrapText } from '@groundsheet/logs'
import {
  abridge,
  essentialsOf,
  findStateRanges,
  minForms,
  stateRangeAt,
  type Measure,
} from './abridge-description.ts'

/**
 * At most `maxLines` lines of a description, with its consistency or strength and its main soil or rock. None
 * if there is no room for both, since one without the other could be any ground.
 */
export function shortenLines(
  lines: readonly string[],
  maxLines: number,
  width: number,
  measure: Measure,
): readonly string[] {
  const shortened = firstLines(lines, maxLines, width, measure)
  const essentials = essentialsOf(lines.join(' '))
  if (!essentials) return shortened
  const shown = shortened.join(' ')
  if (shown.includes(essentials.term) && shown.includes(essentials.soil)) return shortened
  const forms = minForms(essentials).map((form) => wrapText(form, width, measure))
  return forms.find(({ length }) => length <= maxLines) ?? []
}

/** Least number of lines that a description needs for its essentials; 1 without them. */
export function countMinLines(lines: readonly string[], width: number, measure: Measure): number {
  const essentials = essentialsOf(lines.join(' '))
  if (!essentials || lines.length <= 1) return 1
  const counts = minForms(essentials).map((form) => wrapText(form, width, measure).length)
  return Math.min(lines.length, ...counts)
}

/**
 * The first lines of a text, at most `maxLines`; the last one is an abridged version of the rest. A term of
 * strength, consistency or density across two lines is kept whole or left out of both.
 */
function firstLines(
  lines: readonly string[],
  maxLines: number,
  width: number,
  measure: Measure,
): readonly string[] {
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines - 1)
  const rest = lines.slice(maxLines - 1).join(' ')
  const last = abridge(rest, width, measure)
  const start = kept.join(' ').length + 1
  const divided = stateRangeAt(findStateRanges([...kept, rest].join(' ')), start)
  if (!divided || last.startsWith(rest.slice(0, divided.to - start))) return [...kept, last]
  const whole = kept.join(' ').slice(0, divided.from)
  return [...linesUpTo(kept, whole.length), last]
}

/** The lines up to position `end` of their joined text, without empty lines. */
function linesUpTo(lines: readonly string[], end: number): string[] {
  let from = 0
  return lines.flatMap((line) => {
    const part = line.slice(0, Math.max(0, end - from)).trimEnd()
    from += line.length + 1
    return part === '' ? [] : [part]
  })
}
