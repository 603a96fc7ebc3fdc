import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORMATS, type Format, type Stream } from '@groundsheet/formats'
import { isRefusedFile, systemReason } from '../common/file-system-error.ts'
import { UserError } from '../common/user-error.ts'
import type { GeoPackageSource } from '../geopackage/source.ts'
import { writeGeoPackage } from '../geopackage/write-geopackage.ts'
import { openStore } from '../open-store.ts'
import type { ExportedProject, ExportReader } from '../store/export-store.ts'
import { withTemporaryFolder, type TemporaryFolder } from '../temporary/temporary-folder.ts'
import { exportSource } from './export-source.ts'
import { geoPackageSource } from './geopackage-source.ts'
import type { ExportMessage, ExportReply } from './start-export.ts'

// The process that writes one export for the service to its standard output: see `startExport`.

const BUFFER_BYTES = 1 << 16

process.once('message', (message: ExportMessage) => void run(message))
// The service ended.
process.once('disconnect', () => process.exit(1))
// The reader of the output went away.
process.stdout.once('error', () => process.exit(1))
yieldToRequests()

/** Requests of the service come first. */
function yieldToRequests(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A sandbox may forbid it; then the export is as important as everything else.
  }
}

let hasStarted = false

async function run(message: ExportMessage): Promise<void> {
  try {
    await (await openStore(message.database)).withSnapshot((reader) => write(reader, message))
    process.exit(0)
  } catch (error) {
    const [first] = error instanceof UserError ? error.lines : []
    const reason = first ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
    if (!hasStarted) await reply({ kind: 'failed', message: reason, isPassing: error instanceof UserError })
    process.exit(1)
  }
}

async function write(reader: ExportReader, { access, projectId, format }: ExportMessage): Promise<void> {
  // The scope of the key decides first: other companies are listed here, too.
  const isThere = (await reader.queries.project(access, projectId)) !== null
  const project = (await reader.projects()).find(({ id }) => isThere && id === projectId)
  if (project === undefined) await reply({ kind: 'missing' })
  else if (format === 'gpkg') await writeGpkg(reader, project, access)
  else await writeText(reader, project, format)
}

async function writeGpkg(
  reader: ExportReader,
  project: ExportedProject,
  access: ExportMessage['access'],
): Promise<void> {
  const source = await geoPackageSource(reader, project, access)
  if (source === null) throw new Error(`${project.id}: was found and is not there`)
  await withTemporaryFolder(tmpdir(), async (temporary) => {
    const path = await writeTemporary(temporary, source).catch(explainNoRoom)
    await start((await stat(path)).size)
    await send(createReadStream(path, { highWaterMark: BUFFER_BYTES }))
  })
}

async function writeTemporary(folder: TemporaryFolder, source: GeoPackageSource): Promise<string> {
  const path = join(folder.path(), 'project.gpkg')
  await writeGeoPackage(path, source)
  return path
}

function explainNoRoom(error: unknown): never {
  if (!isRefusedFile(error)) throw error
  throw new UserError(
    `a GeoPackage cannot be written in ${tmpdir()} (${systemReason(error)}). Make room there, or name ` +
      'a folder with more room with TMPDIR.',
    { cause: error },
  )
}

/** What the API sends: internal headings are left out of every format. */
async function writeText(reader: ExportReader, project: ExportedProject, id: string): Promise<void> {
  const format: Format | undefined = FORMATS.find((one) => one.id === id)
  if (format === undefined) throw new Error(`${id}: is not an export format`)
  const pieces = inBuffers(format.write(await exportSource(reader, project, false)))
  // An error before the first piece is still an answer of its own.
  const first = await pieces.next()
  await start(null)
  if (!first.done) await send([first.value])
  await send(pieces)
}

async function start(bytes: number | null): Promise<void> {
  hasStarted = true
  await reply({ kind: 'started', bytes })
}

async function* inBuffers(pieces: Stream<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    held.push(bytes)
    size += bytes.length
    if (size < BUFFER_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Each piece is taken by the reader before the next: what still waits would be lost with the process. */
async function send(pieces: Stream<Uint8Array>): Promise<void> {
  for await (const piece of pieces)
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(piece, (error) => (error ? reject(error) : resolve()))
    })
}

const reply = (message: ExportReply): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })
