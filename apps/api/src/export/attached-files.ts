import { createReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import {
  writeAgsFileWithFiles,
  zipFiles,
  type ExportSource,
  type FormatOptions,
  type OnNote,
  type WrittenFile,
} from '@groundsheet/formats'
import { countOf, plural } from '@groundsheet/readings'
import { isFileName } from '../common/is-file-name.ts'
import { statIfExists } from '../common/stat-if-exists.ts'
import { UserError } from '../common/user-error.ts'

interface AttachedOptions {
  readonly format: string
  readonly out: string
  readonly attached?: string | undefined
}

/** Throws UserError where files cannot be added. */
export function checkAttached({ format, out, attached }: AttachedOptions): void {
  if (attached === undefined) return
  if (format !== 'ags') throw new UserError(`--attached: does not apply to ${format}; leave it out`)
  if (extname(out).toLowerCase() !== '.zip')
    throw new UserError(`--out ${out}: the AGS file and its FILE folder are a zip. Name a .zip.`)
  if (statIfExists(join(attached, 'FILE'))?.isDirectory() !== true)
    throw new UserError(`--attached ${attached}: has no folder FILE. Name the folder that holds it.`)
}

/**
 * An archive with the AGS file and the files that its group FILE lists, taken from the folder FILE of
 * `folder`. They are beside it as FILE/<FILE_FSET>/<FILE_NAME> (AGS 4 rule 20).
 */
export async function* zipWithAttached(
  source: ExportSource,
  folder: string,
  options: FormatOptions,
  onNote: OnNote,
): AsyncGenerator<Uint8Array> {
  const { reference, updatedAt } = source.project
  const name = `${reference.replaceAll(/[^A-Za-z0-9_-]/g, '_') || 'project'}.ags`
  async function* files(): AsyncGenerator<WrittenFile> {
    yield { name, content: writeAgsFileWithFiles(source, options, onNote) }
    yield* findAttached(source, folder, onNote)
  }
  yield* zipFiles(files(), updatedAt)
}

async function* findAttached(
  { tables }: ExportSource,
  folder: string,
  onNote: OnNote,
): AsyncGenerator<WrittenFile> {
  const table = tables.find(({ group }) => group === 'FILE')
  const places = ['FILE_FSET', 'FILE_NAME'].map(
    (heading) => table?.headings.findIndex((known) => known.heading === heading) ?? -1,
  )
  const seen = new Set<string>()
  let missing = 0
  for await (const row of table?.rows() ?? []) {
    const names = places.map((place) => row[place] ?? '')
    const name = ['FILE', ...names].join('/')
    if (names.includes('') || seen.has(name)) continue
    seen.add(name)
    const path = join(folder, 'FILE', ...names)
    if (names.every(isFileName) && statIfExists(path)?.isFile() === true)
      yield { name, content: createReadStream(path) as AsyncIterable<Uint8Array> }
    else missing += 1
  }
  if (missing > 0)
    onNote(
      `FILE lists ${countOf(missing, 'file')} that ${plural(missing, 'is', 'are')} not ` +
        `in ${join(folder, 'FILE')}`,
    )
}
