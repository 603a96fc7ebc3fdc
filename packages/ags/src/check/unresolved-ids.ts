import { copyString } from '../copy-string.ts'
import { createKeyHash } from './hash-key.ts'
import { KeyTable } from './key-table.ts'
import { createNameFinder } from '../similar-names.ts'

/** Examples named in a message. */
const MAX_NAMED_IDS = 8
/** Ids that are kept as they are written: holes may follow behind the rows that name them. */
const MAX_KEPT_IDS = 10_000
/** Different ids of a group that are counted; a file can name a hole in each of its rows. */
export const MAX_UNRESOLVED_IDS = 200_000

/** An id that no hole has, and the name of a hole that a reader takes for the same. */
export interface NearId {
  readonly id: string
  readonly name: string
  readonly line: number
  readonly count: number
}

interface MissingIds {
  readonly line: number
  /** Of rows. */
  readonly count: number
  /** How many different ones were counted. */
  readonly ids: number
  readonly text: string
}

const hashOfOne = createKeyHash([0])
const hashOfId = (id: string): number => hashOfOne([id])

/** Ids of a group that were not known yet when a row named them. */
export class UnresolvedIds {
  /** Rows by hash of the id, with the line of the first. */
  readonly rows = new KeyTable()
  /** The first of them as they are written, to be named. */
  readonly first: string[] = []
  /** Rows of ids beyond those that are counted, and how many holes were known at the first of them. */
  private further: { rows: number; readonly line: number; readonly known: number } | null = null

  /** `known`: holes so far. */
  mention(id: string, line: number, known: number): void {
    const hash = hashOfId(id)
    const count = this.rows.count(hash)
    if (count === 0 && this.rows.size >= MAX_UNRESOLVED_IDS) {
      this.further ??= { rows: 0, line, known }
      this.further.rows++
      return
    }
    if (count === 0 && this.first.length < MAX_KEPT_IDS) this.first.push(copyString(id))
    this.rows.set(hash, count + 1, line)
  }

  /** The first line whose id may be one of a hole that follows, which was not kept; null: there is none. */
  uncheckedLine(known: ReadonlySet<string>): number | null {
    return this.further === null || this.further.known === known.size ? null : this.further.line
  }

  /** Those that a reader takes for one that is known: its name, the lines of rows, and their number. */
  near(known: ReadonlySet<string>): NearId[] {
    const unknown = this.first.filter((id) => !known.has(id))
    if (unknown.length === 0) return []
    const find = createNameFinder(known)
    const names = new Map(
      unknown.flatMap((id) => {
        const name = find(id)
        return name === null ? [] : [[hashOfId(id), { id, name }]]
      }),
    )
    return Array.from(this.rows.entries()).flatMap(({ hash, line, count }) => {
      const pair = names.get(hash)
      return pair === undefined ? [] : [{ ...pair, line, count }]
    })
  }

  /** Those that are unknown at the end, and are not near a known one; null: none. */
  without(known: ReadonlySet<string>, near: readonly NearId[] = []): MissingIds | null {
    const resolved = new Set([...known, ...near.map(({ id }) => id)])
    const hashes = new KeyTable()
    for (const id of resolved) hashes.note(hashOfId(id))
    const unchecked = this.uncheckedLine(known) !== null
    const further = unchecked ? 0 : (this.further?.rows ?? 0)
    let [ids, count, line] = [0, further, Infinity]
    for (const row of this.rows.entries()) {
      if (hashes.has(row.hash)) continue
      ids++
      count += row.count
      line = Math.min(line, row.line)
    }
    if (ids === 0) return null
    const named = this.first.filter((id) => !resolved.has(id)).slice(0, MAX_NAMED_IDS)
    const rest = ids - named.length
    const atLeast = further > 0 ? 'more than ' : ''
    const more = rest > 0 ? [`${named.length > 0 ? ' and ' : ''}${atLeast}${rest} more`] : []
    return { line, count, ids, text: [named.join(', '), ...more].join('') }
  }
}
