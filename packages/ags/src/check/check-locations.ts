import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'
import { createKeyHash } from './hash-key.ts'
import { KeyTable, MAX_KEYS } from './key-table.ts'

const ID = { LOCA: 'LOCA_ID', HOLE: 'HOLE_ID' } as const

/** Examples named in a message. */
const MAX_NAMED = 8
/** Ids that are kept as they are written: holes may follow behind the rows that name them. */
const MAX_KEPT = 10_000

const hashOfOne = createKeyHash([0])
const hashOfId = (id: string): number => hashOfOne([id])

/** Ids of a group that were not known yet when a row named them. */
class UnmetIds {
  /** Rows by hash of the id, with the line of the first. */
  readonly rows = new KeyTable()
  /** The first of them as they are written, to be named. */
  readonly first: string[] = []

  mention(id: string, line: number): void {
    const hash = hashOfId(id)
    const count = this.rows.count(hash)
    if (count === 0 && this.rows.size >= MAX_KEYS) return
    if (count === 0 && this.first.length < MAX_KEPT) this.first.push(id)
    this.rows.set(hash, count + 1, line)
  }

  /** Those that are unknown at the end; null: none. */
  without(known: ReadonlySet<string>): { line: number; count: number; text: string } | null {
    const hashes = new KeyTable()
    for (const id of known) hashes.note(hashOfId(id))
    let [ids, count, line] = [0, 0, Infinity]
    for (const row of this.rows.entries()) {
      if (hashes.has(row.hash)) continue
      ids++
      count += row.count
      line = Math.min(line, row.line)
    }
    if (ids === 0) return null
    const named = this.first.filter((id) => !known.has(id)).slice(0, MAX_NAMED)
    const rest = ids - named.length
    const more = rest > 0 ? [`${named.length > 0 ? ' and ' : ''}${rest} more`] : []
    return { line, count, text: [named.join(', '), ...more].join('') }
  }
}

/**
 * Rows that name an exploratory hole which the locations group does not have, or none at all (AGS4 rule 10c).
 */
export const checkLocations: CreateCheck = ({ edition, dictionary, report }) => {
  const locations = locationsGroup(edition)
  const heading = ID[locations]
  const known = new Set<string>()
  const unmet = new Map<string, UnmetIds>()

  function mention(group: string, id: string, line: number): void {
    const ids = unmet.get(group) ?? new UnmetIds()
    unmet.set(group, ids)
    ids.mention(id, line)
  }

  return {
    block({ code: group, headings }) {
      const place = headings.indexOf(heading)
      if (place === -1) return undefined
      const belongsToHole = group === locations || dictionary.group(group)?.keys.includes(heading) === true
      return (values, line) => {
        const id = values[place] ?? ''
        if (id === '' && belongsToHole) report('emptyLocation', { line, group, heading })
        else if (group === locations) known.add(id)
        else if (id !== '' && !known.has(id)) mention(group, id, line)
      }
    },
    end() {
      for (const [group, ids] of unmet) {
        const missing = ids.without(known)
        if (missing !== null) report('unknownLocation', { ...missing, group, heading })
      }
    },
  }
}
