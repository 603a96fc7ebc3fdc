import type { AgsGroup, Edition } from './ags.ts'

const LINE_END = '\r\n'

/**
 * Writes groups as AGS, line by line, each with its CR LF (AGS4 rule 2a). Every value is quoted, quotes in it are doubled, and
 * its line breaks are kept, so that reading gives the same values back. AGS3 has no descriptor, so there a row whose
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
  yield writeLine(headings.map((heading) => `*${heading}`))
  if (units.some((unit) => unit !== ''))
    yield writeLine(['<UNITS>', ...headings.slice(1).map((_, i) => units[i + 1] ?? '')])
  for (const row of rows) yield writeLine(row)
}

function writeLine(fields: readonly string[]): string {
  return fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',') + LINE_END
}
