import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'

const ID = { LOCA: 'LOCA_ID', HOLE: 'HOLE_ID' } as const

/** Examples named in a message. */
const MAX_NAMED = 8

interface Mention {
  line: number
  count: number
}

/**
 * Rows that name an exploratory hole which the locations group does not have, or none at all (AGS4 rule 10c).
 */
export const checkLocations: CreateCheck = ({ edition, dictionary, report }) => {
  const locations = locationsGroup(edition)
  const heading = ID[locations]
  const known = new Set<string>()
  /** By group, the ids that were not known yet when a row named them. */
  const unmet = new Map<string, Map<string, Mention>>()

  function mention(group: string, id: string, line: number): void {
    const ids = unmet.get(group) ?? new Map<string, Mention>()
    unmet.set(group, ids)
    const mentioned = ids.get(id)
    if (mentioned) mentioned.count++
    else ids.set(id, { line, count: 1 })
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
        const missing = [...ids].filter(([id]) => !known.has(id))
        const [first] = missing
        if (!first) continue
        const count = missing.reduce((sum, [, mentioned]) => sum + mentioned.count, 0)
        report('unknownLocation', {
          line: first[1].line,
          group,
          heading,
          count,
          text: listIds(missing.map(([id]) => id)),
        })
      }
    },
  }
}

function listIds(ids: readonly string[]): string {
  const rest = ids.length - MAX_NAMED
  return ids.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
