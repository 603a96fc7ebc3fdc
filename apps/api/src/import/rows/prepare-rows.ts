import {
  createAgsChecker,
  dictionaryOf,
  extendDictionary,
  type AgsHandler,
  type AgsRecord,
  type Diagnostic,
  type Edition,
  type Encoding,
  byLine,
  columnsToStore,
  countUnconverted,
  rowsToStore,
  type LeftOut,
} from '@groundsheet/ags'
import { readAgsFile } from '../ags-file/read-ags-file.ts'
import { rowId } from '../ids.ts'
import type { AgsSource } from '../sources/ags-source.ts'
import { createBlockPreparer } from './block-preparer.ts'
import type { Hole } from './find-hole.ts'
import { createOrphanRows, type OrphanRows } from './orphan-rows.ts'
import type { RowTerms } from './row-facts.ts'
import type { RowOfFile } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'

/** A file for the second pass; plain data. */
export interface DeliveredFile {
  readonly source: AgsSource
  readonly encoding: Encoding
  readonly edition: Edition
  /** Definitions for its checker in addition to the standard. */
  readonly dict: readonly AgsRecord[]
  readonly abbr: readonly AgsRecord[]
  readonly leftOut: readonly LeftOut[]
}

/** Receives the rows of a file, except holes. */
export interface RowSink {
  block(group: string, headings: readonly string[]): void
  row(row: RowOfFile): void
  bytes(read: number): void
  /** Called and waited for after every piece of the file, and at its end. */
  drain(): Promise<void>
}

/** Findings of the second pass. */
export interface ReadFile {
  readonly diagnostics: readonly Diagnostic[]
  readonly orphans: OrphanRows
}

const NO_HOLE: Hole = { seq: null, locationId: '' }

/**
 * The second pass over a file: checks every row, and prepares those that are not holes for storing. Needs no
 * database.
 */
export async function prepareRows(file: DeliveredFile, terms: RowTerms, sink: RowSink): Promise<ReadFile> {
  const dictionary = extendDictionary(dictionaryOf(file.edition), file.dict, file.abbr)
  // Rows are compared while they are written, since rows of other files count too.
  const checker = createAgsChecker(file.edition, dictionary, { comparesRows: false })
  const orphans = createOrphanRows(file.source.path)
  const leftOut = byLine(file.leftOut)
  const kept = countUnconverted()
  let prepare: ((values: readonly string[], line: number) => RowOfFile | null) | null = null
  const handler: AgsHandler = {
    block(block) {
      checker.block(block)
      prepare = null
      if (block.code === terms.locationsGroup) return
      const toStore = rowsToStore(leftOut.get(block.line), block.headings, kept.inGroup(block.code))
      if (toStore === null) return
      const columns = columnsToStore(leftOut.get(block.line), block.headings)
      const prepareRow = beginBlock(block.code, columns.headings, terms, orphans)
      prepare = (values, line) => prepareRow(columns.of(toStore(values)), line)
      sink.block(block.code, columns.headings)
    },
    row(values, line) {
      checker.row(values, line)
      const row = prepare?.(values, line) ?? null
      if (row !== null) sink.row(row)
    },
    diagnostic: () => undefined, // the first pass has them
  }
  await readAgsFile(file.source, file.encoding, handler, (bytes) => {
    sink.bytes(bytes)
    return sink.drain()
  })
  await sink.drain()
  return { diagnostics: [...checker.end(), ...kept.diagnostics()], orphans: orphans.list() }
}

function beginBlock(
  group: string,
  headings: readonly string[],
  { projectId, tables, findHole, moment }: RowTerms,
  orphans: ReturnType<typeof createOrphanRows>,
): (values: readonly string[], line: number) => RowOfFile {
  const table = tables.get(group)
  if (table === undefined)
    throw new Error(`group ${group} was not met in the first pass: the file has changed`)
  const { addressable, shape } = table
  const preparer = createBlockPreparer(shape, headings)
  const tail = updatedAtText(moment)
  return (values, line) => {
    const hole = addressable ? findHole(preparer.locationId(values)) : NO_HOLE
    if (addressable && hole.seq === null) orphans.add(group, hole.locationId, line)
    const id = rowId(projectId, group, preparer.keys(values), 0)
    const { content, internal } = preparer.prepare(id, hole.locationId, values)
    return { id, body: content + tail, internal, locationSeq: hole.seq, line }
  }
}
