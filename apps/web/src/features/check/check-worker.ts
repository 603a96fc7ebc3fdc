import { createAgsDecoder, type Encoding } from '@groundsheet/ags'
import { unpackArchive } from './archive/unpack-archive.ts'
import { checkFile, readHole, type Checked } from './check-file.ts'
import { readableFile, requireReadable } from './readable-file.ts'
import { readRawLine } from './read-raw-line.ts'
import { furtherFindings, summariseCheck } from './summarise-check.ts'
import type { CheckAnswer, CheckRequest } from './worker-messages.ts'
import { writeReport } from './write-report.ts'

/** Progress is reported in steps of this share of a file. */
const PROGRESS_STEP_SHARE = 0.01

type FileRequest = Extract<CheckRequest, { kind: 'check' }>

const answer = (message: CheckAnswer) => self.postMessage(message)

/** Loaded before any file is selected, so that no request depends on a file. Null: it could not be loaded. */
const positions = import('./positions/load-positions.ts')
  .then(({ loadPositions }) => loadPositions())
  .catch(() => null)

/** By the id of their check. They stay here: a page that takes tens of thousands of findings is blocked. */
const results = new Map<number, Checked['result']>()

// One request after the other: two files at once would take twice the memory.
let last = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  last = last
    .then(() => handle(data))
    .catch((error: unknown) => {
      answer({ kind: 'failed', id: data.id, reason: error instanceof Error ? error.message : String(error) })
    })
}

async function handle(request: CheckRequest): Promise<void> {
  const { id } = request
  switch (request.kind) {
    case 'line': {
      const { kind, check: of, file, line } = request
      const { encoding } = resultOf(of)
      const decode = (bytes: Uint8Array) => decodeLine(bytes, encoding)
      answer({ kind, id, found: await readRawLine(readableFile(file).chunks(), line, decode) })
      return
    }
    case 'hole':
      answer({ kind: 'hole', id, rows: await readHole(readableFile(request.file), request.hole) })
      return
    case 'unpack':
      await requireReadable(request.file)
      answer({ kind: 'unpacked', id, archive: await unpackArchive(request.file) })
      return
    case 'findings':
      answer({ kind: 'findings', id, findings: furtherFindings(resultOf(request.check), request) })
      return
    case 'report':
      answer({ kind: 'report', id, file: await writeReport(resultOf(request.check), request.report) })
      return
    case 'release':
      results.delete(request.check)
      return
    case 'check':
      await check(request)
  }
}

function resultOf(check: number): Checked['result'] {
  const result = results.get(check)
  if (result === undefined) throw new Error(`file ${check} was not checked`)
  return result
}

async function check({ id, file, name, version, archive }: FileRequest): Promise<void> {
  const loaded = await positions
  let reported = 0
  const { result, site } = await checkFile(readableFile(file, name), {
    version,
    archive,
    isInGreatBritain: loaded?.isInGreatBritain,
    onProgress(share) {
      if (share - reported < PROGRESS_STEP_SHARE) return
      reported = share
      answer({ kind: 'progress', id, share })
    },
  })
  results.set(id, result)
  const holes = site?.holes.map((hole) => hole.locaId) ?? []
  answer({ kind: 'checked', id, summary: summariseCheck(result), holes })
  if (site === null) return
  const placed = loaded === null ? null : await loaded.placeSite(site).catch(() => null)
  const all = { ...result, findings: [...result.findings, ...(placed?.findings ?? [])] }
  results.set(id, all)
  answer({ kind: 'placed', id, site: placed?.summary ?? null, summary: summariseCheck(all) })
}

/** A line by itself may look like text in another encoding than its file has. */
function decodeLine(bytes: Uint8Array, encoding: Encoding | null): string {
  const decoder = createAgsDecoder(encoding ?? 'windows-1252')
  return decoder.write(bytes) + decoder.end()
}
