import { createAgsDecoder, createEncodingDetector } from '@groundsheet/ags'
import { unpackArchive } from './archive/unpack-archive.ts'
import { checkFile, readHole, type ReadableFile } from './check-file.ts'
import { readRawLine } from './read-raw-line.ts'
import type { CheckAnswer, CheckRequest } from './worker-messages.ts'

/** Progress is told in steps of this share of a file. */
const PROGRESS_STEP = 0.01

type FileRequest = Extract<CheckRequest, { kind: 'check' }>

const answer = (message: CheckAnswer) => self.postMessage(message)

/** Loaded before any file is chosen: no request can tell anything of a file. Null: it could not be loaded. */
const positions = import('./positions/load-positions.ts')
  .then(({ loadPositions }) => loadPositions())
  .catch(() => null)

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
  const { id, kind, file } = request
  switch (kind) {
    case 'line':
      answer({ kind, id, found: await readRawLine(readable(file).chunks(), request.line, decode) })
      return
    case 'hole':
      answer({ kind, id, rows: await readHole(readable(file), request.hole) })
      return
    case 'unpack':
      answer({ kind: 'unpacked', id, archive: await unpackArchive(file) })
      return
    case 'check':
      await check(request)
  }
}

async function check({ id, file, name, version, archive }: FileRequest): Promise<void> {
  const loaded = await positions
  let told = 0
  const { result, site } = await checkFile(readable(file, name), {
    version,
    archive,
    isInGreatBritain: loaded?.isInGreatBritain,
    onProgress(share) {
      if (share - told < PROGRESS_STEP) return
      told = share
      answer({ kind: 'progress', id, share })
    },
  })
  answer({ kind: 'checked', id, result, holes: site?.holes.map((hole) => hole.locaId) ?? [] })
  if (site === null) return
  const placed = loaded === null ? null : await loaded.placeSite(site).catch(() => null)
  answer({ kind: 'placed', id, site: placed?.summary ?? null, findings: placed?.findings ?? [] })
}

const readable = (file: File, name = file.name): ReadableFile => ({
  name,
  size: file.size,
  async *chunks() {
    const reader = file.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  },
})

function decode(bytes: Uint8Array): string {
  const detector = createEncodingDetector()
  detector.write(bytes)
  const detected = detector.end()
  const decoder = createAgsDecoder('encoding' in detected ? detected.encoding : 'windows-1252')
  return decoder.write(bytes) + decoder.end()
}
