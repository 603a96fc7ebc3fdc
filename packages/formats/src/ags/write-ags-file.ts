import { replaceBoth } from '@groundsheet/ags'
import { plural } from '@groundsheet/readings'
import type { FormatOptions, OnNote } from '../format.ts'
import type { ExportSource } from '../source.ts'
import { completeAgs3 } from './complete-ags3.ts'
import { completeGroups } from './complete-groups.ts'
import { noteRepeatedIds } from './repeated-ids.ts'
import { createTextReplacer } from './replace-controls.ts'
import { noteReplacedKeys } from './replaced-keys.ts'
import { splitWide } from './split-wide.ts'
import { withoutFiles } from './without-file-group.ts'
import { writeGroup } from './write-group.ts'

/**
 * The project as an AGS file, UTF-8 without a byte order mark: AGS 3 as it was delivered, AGS 4 with the
 * definitions it lacks. Groups, headings and rows keep their order; what is added comes at the end. The group
 * FILE is left out where no row refers to its files, which stay behind. Line breaks and other control
 * characters in values are written as a space unless `keepLineBreaks`. What differs from the delivered data
 * is passed to `onNote`.
 */
export async function* writeAgsFile(
  source: ExportSource,
  options: FormatOptions = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<string> {
  const tables = await withoutFiles(source.tables, onNote)
  yield* writeAgsFileWithFiles({ ...source, tables }, options, onNote)
}

/** As `writeAgsFile`, with the group FILE: for an archive that holds the files too. */
export async function* writeAgsFileWithFiles(
  written: ExportSource,
  { keepLineBreaks = false }: FormatOptions,
  onNote: OnNote,
): AsyncGenerator<string> {
  const { edition } = written.project
  const tables =
    edition === 'AGS4' ? await completeGroups(written, onNote) : await splitWide(await completeAgs3(written))
  const texts = createTextReplacer()
  let longLines = 0
  for (const table of tables) {
    const replaced = keepLineBreaks ? table : texts.replaceIn(table)
    const noted = edition === 'AGS4' ? noteRepeatedIds(replaced, onNote) : replaced
    yield* writeGroup(edition, noted, () => longLines++)
  }
  texts.notes().forEach(onNote)
  await noteReplacedKeys(written.tables, { edition, headings: texts.headings, replace: replaceBoth }, onNote)
  if (longLines > 0)
    onNote(
      `${plural(longLines, '1 line is', `${longLines} lines are`)} longer than the 240 characters of AGS ` +
        '3: the group has too many headings, or the first value is too long',
    )
}
