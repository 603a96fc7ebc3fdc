import { createAgsDecoder, createEncodingDetector } from '@groundsheet/ags'
import { checkFile, type ReadableFile } from './check-file.ts'
import { readRawLine } from './read-raw-line.ts'
import type { CheckAnswer, CheckRequest } from './worker-messages.ts'

/** Progress is told in steps of this share of a file. */
const PROGRESS_STEP = 0.01

const answer = (message: CheckAnswer) => self.postMessage(message)

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
  const { id, kind } = request
  const file = readable(request.file)
  if (kind === 'line') {
    answer({ kind, id, found: await readRawLine(file.chunks(), request.line, decode) })
    return
  }
  let told = 0
  const result = await checkFile(file, {
    version: request.version,
    onProgress(share) {
      if (share - told < PROGRESS_STEP) return
      told = share
      answer({ kind: 'progress', id, share })
    },
  })
  answer({ kind: 'checked', id, result })
}

const readable = (file: File): ReadableFile => ({
  name: file.name,
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
