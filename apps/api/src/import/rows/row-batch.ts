import type { RowSink } from './prepare-rows.ts'

/** Many rows as few things, which are quick to hand from thread to thread: strings are copied as they lie in memory. */
export interface RowBatch {
  /** Bodies and internals, one after the other. */
  readonly text: string
  /** For each row where its body and its internal end in the text. */
  readonly ends: Int32Array
  /** For each row that of its hole; 0: none. */
  readonly locationSeqs: Float64Array
  /** For each row its line in the file. */
  readonly lines: Int32Array
  /** Blocks that begin, before which row of the batch. */
  readonly blocks: readonly {
    readonly row: number
    readonly group: string
    readonly headings: readonly string[]
  }[]
  /** Bytes of the file that were read for it. */
  readonly bytes: number
}

/** Letters in a batch: a hundred rows and more. With larger ones more rows outlive the collection of garbage. */
const ENOUGH = 1 << 16

/** Gathers rows into batches; `end` sends the last one. */
export function createBatcher(send: (batch: RowBatch) => void): RowSink & { end(): void } {
  let texts: string[] = []
  let ends: number[] = []
  let locationSeqs: number[] = []
  let lines: number[] = []
  let blocks: RowBatch['blocks'][number][] = []
  let [length, bytes] = [0, 0]

  function flush(): void {
    if (length === 0 && blocks.length === 0 && bytes === 0) return
    send({
      text: texts.join(''),
      ends: Int32Array.from(ends),
      locationSeqs: Float64Array.from(locationSeqs),
      lines: Int32Array.from(lines),
      blocks,
      bytes,
    })
    ;[texts, ends, locationSeqs, lines, blocks] = [[], [], [], [], []]
    ;[length, bytes] = [0, 0]
  }

  return {
    block(group, headings) {
      blocks.push({ row: locationSeqs.length, group, headings })
    },
    row({ body, internal, locationSeq, line }) {
      texts.push(body)
      ends.push((length += body.length))
      if (internal !== null) texts.push(internal)
      ends.push((length += internal?.length ?? 0))
      locationSeqs.push(locationSeq ?? 0)
      lines.push(line)
      if (length >= ENOUGH) flush()
    },
    bytes(read) {
      bytes += read
    },
    end: flush,
  }
}

/** Hands on what is in a batch, in order. */
export function unpackBatch(batch: RowBatch, sink: RowSink): void {
  const { text, ends, locationSeqs, lines, blocks, bytes } = batch
  let [at, next] = [0, 0]
  for (let row = 0; row <= locationSeqs.length; row++) {
    for (; blocks[next]?.row === row; next++) {
      const { group, headings } = blocks[next] ?? { group: '', headings: [] }
      sink.block(group, headings)
    }
    if (row === locationSeqs.length) break
    const [bodyEnd = 0, end = 0] = [ends[row * 2], ends[row * 2 + 1]]
    const internal = end === bodyEnd ? null : text.slice(bodyEnd, end)
    const locationSeq = locationSeqs[row] === 0 ? null : (locationSeqs[row] ?? null)
    sink.row({ body: text.slice(at, bodyEnd), internal, locationSeq, line: lines[row] ?? 0 })
    at = end
  }
  sink.bytes(bytes)
}
