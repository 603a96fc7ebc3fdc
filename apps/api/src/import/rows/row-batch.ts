import type { RowSink } from './prepare-rows.ts'

/** Many rows in few objects, which are quick to transfer between threads. */
export interface RowBatch {
  /** Bodies and internal values, one after the other. */
  readonly text: string
  /** Ids, one after the other. */
  readonly ids: string
  /** For each row, the ends of its body and its internal values in the text. */
  readonly ends: Int32Array
  /** For each row, the sequence of its hole; 0: none. */
  readonly locationSeqs: Float64Array
  /** For each row, its line in the file. */
  readonly lines: Int32Array
  /** Blocks that begin in the batch, each with the row it begins before. */
  readonly blocks: readonly {
    readonly row: number
    readonly group: string
    readonly headings: readonly string[]
  }[]
  /** Bytes of the file read for this batch. */
  readonly bytes: number
}

/**
 * Characters in a batch: a hundred rows or more. With larger batches more rows outlast a garbage collection.
 */
const BATCH_CHARACTERS = 1 << 16

const ID_CHARACTERS = 24

/** Collects rows into batches; `end` sends the last one. */
export function createBatcher(send: (batch: RowBatch) => void): RowSink & { end(): void } {
  let texts: string[] = []
  let ids: string[] = []
  let ends: number[] = []
  let locationSeqs: number[] = []
  let lines: number[] = []
  let blocks: RowBatch['blocks'][number][] = []
  let [length, bytes] = [0, 0]

  function flush(): void {
    if (length === 0 && blocks.length === 0 && bytes === 0) return
    send({
      text: texts.join(''),
      ids: ids.join(''),
      ends: Int32Array.from(ends),
      locationSeqs: Float64Array.from(locationSeqs),
      lines: Int32Array.from(lines),
      blocks,
      bytes,
    })
    ;[texts, ids, ends, locationSeqs, lines, blocks] = [[], [], [], [], [], []]
    ;[length, bytes] = [0, 0]
  }

  return {
    block(group, headings) {
      blocks.push({ row: locationSeqs.length, group, headings })
    },
    row({ id, body, internal, locationSeq, line }) {
      ids.push(id)
      texts.push(body)
      ends.push((length += body.length))
      if (internal !== null) texts.push(internal)
      ends.push((length += internal?.length ?? 0))
      locationSeqs.push(locationSeq ?? 0)
      lines.push(line)
      if (length >= BATCH_CHARACTERS) flush()
    },
    bytes(read) {
      bytes += read
    },
    drain: () => Promise.resolve(),
    end: flush,
  }
}

/** Calls the handler with the content of a batch, in order. */
export function unpackBatch(batch: RowBatch, sink: RowSink): void {
  const { text, ids, ends, locationSeqs, lines, blocks, bytes } = batch
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
    const id = ids.slice(row * ID_CHARACTERS, (row + 1) * ID_CHARACTERS)
    sink.row({ id, body: text.slice(at, bodyEnd), internal, locationSeq, line: lines[row] ?? 0 })
    at = end
  }
  sink.bytes(bytes)
}
