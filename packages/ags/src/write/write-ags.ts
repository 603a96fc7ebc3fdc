import type { AgsGroup, Edition } from '../ags.ts'
import { MAX_LINE_CHARACTERS, quote, wrapAgs3Head, wrapAgs3Row } from './wrap-ags3.ts'

const LINE_END = '\r\n'

/** Groups of AGS 3.1 that need no line of units. */
export const WITHOUT_UNITS: readonly string[] = ['ABBR', 'CODE', 'DICT', 'FILE', 'UNIT']

/** Of groups and headings that are not those of AGS 3. */
const OWN_MARK = '?'

/**
 * Writes groups as AGS, one piece per line, each with its CR LF (AGS 4 rule 2a). Every value is quoted,
 * quotes in it are doubled, and its line breaks stay, so that reading gives the same values back. AGS 3 lines
 * are wrapped at 240 characters. Only a first value or a heading near that length, or more than about 220
 * headings, make a longer one. AGS 3 has no descriptor. A row whose first value is itself a mark (`**…`,
 * `*…`, `<UNITS>`, `<CONT>`) is read as that, and the first heading has no unit.
 */
export function* writeAgsLines(
  edition: Edition,
  groups: Iterable<AgsGroup>,
): Generator<string, void, undefined> {
  const write = { AGS4: writeAgs4Group, AGS3: writeAgs3Group }[edition]
  for (const group of groups) {
    for (const line of write(group)) yield line + LINE_END
    yield LINE_END
  }
}

/** The same as one string. */
export function writeAgs(edition: Edition, groups: Iterable<AgsGroup>): string {
  return [...writeAgsLines(edition, groups)].join('')
}

function* writeAgs4Group({
  code,
  headings,
  units,
  types,
  rows,
}: AgsGroup): Generator<string, void, undefined> {
  yield writeLine(['GROUP', code])
  yield writeLine(['HEADING', ...headings])
  yield writeLine(['UNIT', ...headings.map((_, index) => units[index] ?? '')])
  yield writeLine(['TYPE', ...headings.map((_, index) => types[index] ?? '')])
  for (const row of rows) yield writeLine(['DATA', ...row])
}

function* writeAgs3Group({ code, headings, units, rows, own }: AgsGroup): Generator<string, void, undefined> {
  yield writeLine([`**${own?.isGroup === true ? OWN_MARK : ''}${code}`])
  yield* wrapAgs3Head(
    headings.map((heading) => {
      // A name that is no word is read with its asterisk.
      if (heading.startsWith('*')) return heading
      return `*${own?.headings.has(heading) === true ? OWN_MARK : ''}${heading}`
    }),
  )
  const stated = headings.slice(1).map((_, index) => units[index + 1] ?? '')
  if (stated.some((unit) => unit !== '') || !WITHOUT_UNITS.includes(code))
    yield* wrapUnits(['<UNITS>', ...stated])
  for (const row of rows) yield* wrapAgs3Row(row)
}

/** At the start of a line it would be read as a mark. */
const MARK_START = /^\s*[*<]/

/** A unit that reads as a mark, or is as long as a line, can only be divided as the fields of a row are. */
function wrapUnits(units: readonly string[]): string[] {
  const lines = wrapAgs3Head(units)
  const isPlain = units.slice(1).every((unit) => !MARK_START.test(unit))
  return isPlain && lines.every(({ length }) => length <= MAX_LINE_CHARACTERS) ? lines : wrapAgs3Row(units)
}

const writeLine = (fields: readonly string[]): string => fields.map(quote).join(',')
