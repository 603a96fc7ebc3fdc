import type { AgsGroup, Edition } from '../ags.ts'
import { wrapAgs3Headings, wrapAgs3Row } from './wrap-ags3.ts'

const LINE_END = '\r\n'

/**
 * Writes groups as AGS, line by line, each with its CR LF (AGS4 rule 2a). Every value is quoted, quotes in it are doubled, and
 * its line breaks are kept, so that reading gives the same values back. AGS3 rows and headings are wrapped at 240 characters. AGS3 has no descriptor, so there a row whose
 * first value is itself a mark (`**…`, `*…`, `<UNITS>`, `<CONT>`) cannot be told from one, and the first heading has no unit.
 */
export function* writeAgsLines(
  edition: Edition,
  groups: Iterable<AgsGroup>,
): Generator<string, void, undefined> {
  const write = { AGS4: writeAgs4Group, AGS3: writeAgs3Group }[edition]
  for (const group of groups) {
    yield* write(group)
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

function* writeAgs3Group({ code, headings, units, rows }: AgsGroup): Generator<string, void, undefined> {
  yield writeLine([`**${code}`])
  const names = wrapAgs3Headings(headings.map((heading) => `*${heading}`)).map(quoteAll)
  yield names.join(`,${LINE_END}`) + LINE_END
  const stated = headings.slice(1).map((_, index) => units[index + 1] ?? '')
  if (stated.some((unit) => unit !== '')) yield writeLine(['<UNITS>', ...stated])
  for (const row of rows) for (const line of wrapAgs3Row(row)) yield writeLine(line)
}

function writeLine(fields: readonly string[]): string {
  return quoteAll(fields) + LINE_END
}

function quoteAll(fields: readonly string[]): string {
  return fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')
}
