import { plural } from '@groundsheet/readings'
import { locationsGroup } from '../ags.ts'
import { copyString } from '../copy-string.ts'
import type { CreateCheck } from './check.ts'
import { nearNameText } from '../similar-names.ts'
import { UnresolvedIds } from './unresolved-ids.ts'

const ID = { LOCA: 'LOCA_ID', HOLE: 'HOLE_ID' } as const

/**
 * Rows that name an exploratory hole which the locations group does not have, or none at all (AGS4 rule 10c).
 */
export const checkLocations: CreateCheck = ({ edition, dictionary, report }) => {
  const locations = locationsGroup(edition)
  const heading = ID[locations]
  const known = new Set<string>()
  const unresolved = new Map<string, UnresolvedIds>()
  /** By group without the heading. */
  const nameless = new Map<string, { count: number; readonly line: number }>()

  function mention(group: string, id: string, line: number): void {
    const ids = unresolved.get(group) ?? new UnresolvedIds()
    unresolved.set(group, ids)
    ids.mention(id, line, known.size)
  }

  function addNameless(group: string, line: number): void {
    const known = nameless.get(group) ?? { count: 0, line }
    nameless.set(group, known)
    known.count++
  }

  return {
    block({ code: group, headings }) {
      const place = headings.indexOf(heading)
      const belongsToHole = group === locations || dictionary.group(group)?.keys.includes(heading) === true
      if (place === -1) return belongsToHole ? (_, line) => addNameless(group, line) : undefined
      return (values, line) => {
        const id = values[place] ?? ''
        if (id === '' && belongsToHole) report('emptyLocation', { line, group, heading })
        else if (group === locations) known.add(copyString(id))
        else if (id !== '' && !known.has(id)) mention(group, id, line)
      }
    },
    end() {
      for (const [group, rows] of nameless) report('missingHoleHeading', { ...rows, group, heading })
      for (const [group, ids] of unresolved) {
        const unchecked = ids.uncheckedLine(known)
        if (unchecked !== null) report('tooManyUnknownHoles', { line: unchecked, group })
        const near = ids.near(known)
        for (const { id, name, line, count } of near) {
          const text = nearNameText(locations, name, id)
          report('nearLocation', { line, count, group, heading, text })
        }
        const missing = ids.without(known, near)
        if (missing === null) continue
        const { ids: holes, text, line, count } = missing
        const what = plural(holes, 'an exploratory hole that is', 'exploratory holes that are')
        report('unknownLocation', { line, count, group, heading, text: `${what} not in the file: ${text}` })
      }
    },
  }
}
