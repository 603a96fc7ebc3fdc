import {
  checkWritten,
  describeFindings,
  csvFiles,
  FORMATS,
  type ExportSource,
  type Format,
  type OnNote,
} from '@groundsheet/formats'
import { createYielder } from './yield-to-browser.ts'
import { fetchExport, type DownloadProgress } from './fetch-export.ts'
import { isSingleCsv, type ExportOrder } from './export-order.ts'
import { openExportSource, type ExportContext } from './export-source.ts'
import type { ExportTarget } from './export-target.ts'

/** Rows of one table, or holes, by its code. */
export interface TableProgress {
  readonly read: number
  readonly kept: number
}

export type ExportProgress = ReadonlyMap<string, TableProgress>

export interface ExportedFile {
  readonly name: string
  readonly bytes: number
  /** What was written, by code. */
  readonly tables: ExportProgress
  /** What is written otherwise than it is stored, a sentence each. */
  readonly notes: readonly string[]
  /** What the rules of AGS find in it, a sentence each; null for other formats. */
  readonly remarks: readonly string[] | null
}

interface Run {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
  /** Of a file that the service writes. */
  readonly onReceived: (received: DownloadProgress) => void
}

/** Writes an export. After an error or a cancellation no partial file is left. */
export async function runExport(
  context: ExportContext,
  order: ExportOrder,
  target: ExportTarget,
  { signal, onProgress, onReceived }: Run,
): Promise<ExportedFile> {
  if (order.byService) {
    const bytes = await fetchExport(context, order.format, target, { signal, onReceived })
    return { name: target.name, bytes, tables: new Map(), notes: [], remarks: null }
  }
  let tables: ExportProgress = new Map()
  const onRead = (table: string, read: number, kept: number) => {
    const before = tables.get(table) ?? { read: 0, kept: 0 }
    tables = new Map(tables).set(table, { read: before.read + read, kept: before.kept + kept })
    onProgress(tables)
  }
  try {
    const reading = { signal, onRead }
    const source = await (context.open?.(order, reading) ?? openExportSource(context, order, reading))
    const check = order.format === 'ags' ? checkWritten(source) : null
    const notes: string[] = []
    const content = contentOf(source, order, (note) => notes.push(note))
    const bytes = await writePieces(content, target, { signal, check })
    const file = await target.finish()
    const found = check === null ? null : await check.end(() => piecesOf(file))
    const remarks = found === null ? null : describeFindings(found, source.project.edition)
    return { name: target.name, bytes, tables, notes, remarks }
  } catch (error) {
    await target.abandon()
    throw error
  }
}

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const yieldIfDue = createYielder()
  for (let from = 0; from < file.size; from += WRITE_SIZE_BYTES) {
    yield new Uint8Array(await file.slice(from, from + WRITE_SIZE_BYTES).arrayBuffer())
    await yieldIfDue()
  }
}

function contentOf(source: ExportSource, order: ExportOrder, onNote: OnNote) {
  const [only] = isSingleCsv(order) ? csvFiles(source, order.options, onNote) : []
  const format: Format | undefined = FORMATS.find(({ id }) => id === order.format)
  return only?.content ?? format?.write(source, order.options, onNote) ?? []
}

const WRITE_SIZE_BYTES = 1 << 18

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

interface Watch {
  readonly signal: AbortSignal
  readonly check: ReturnType<typeof checkWritten> | null
}

async function writePieces(
  content: Content,
  target: ExportTarget,
  { signal, check }: Watch,
): Promise<number> {
  const encoder = new TextEncoder()
  let [gathered, size, bytes] = [[] as Uint8Array[], 0, 0]
  const yieldIfDue = createYielder()
  const flush = async () => {
    await target.write(joinBytes(gathered, size))
    bytes += size
    gathered = []
    size = 0
  }
  for await (const piece of content) {
    signal.throwIfAborted()
    if (typeof piece === 'string') check?.write(piece)
    const chunk = typeof piece === 'string' ? encoder.encode(piece) : piece
    gathered.push(chunk)
    size += chunk.length
    if (size >= WRITE_SIZE_BYTES) await flush()
    await yieldIfDue()
  }
  signal.throwIfAborted()
  await flush()
  return bytes
}

function joinBytes(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size)
  let place = 0
  for (const piece of pieces) {
    joined.set(piece, place)
    place += piece.length
  }
  return joined
}
