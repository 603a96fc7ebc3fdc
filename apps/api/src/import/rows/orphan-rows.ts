import { createNameFinder, locationsGroup, nearNameText, ONE_NAME, type Edition } from '@groundsheet/ags'
import { plural } from '@groundsheet/readings'
import { copyStrings } from '../copy-strings.ts'
import { shortenedList } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'

/** Rows of a group in a file that name holes which the project does not have. */
interface OrphansOfGroup {
  readonly file: string
  readonly group: string
  /** Line of the first one. */
  readonly line: number
  count: number
  readonly names: Set<string>
}

export type OrphanRows = readonly OrphansOfGroup[]

const MAX_NAMES = 1000

/** Collects the orphans of a file. */
export function createOrphanRows(file: string): {
  add(group: string, locationId: string, line: number): void
  list(): OrphanRows
} {
  const found = new Map<string, OrphansOfGroup>()
  return {
    add(group, locationId, line) {
      const orphans = found.get(group) ?? { file, group, line, count: 0, names: new Set<string>() }
      found.set(group, orphans)
      orphans.count++
      const isNew = orphans.names.size < MAX_NAMES && !orphans.names.has(locationId)
      if (isNew) orphans.names.add(copyStrings(locationId))
    },
    list: () => [...found.values()],
  }
}

/** One diagnostic for each group and file, for any number of rows. */
export function reportOrphans(
  orphans: OrphanRows,
  holes: readonly { readonly locaId: string }[],
  edition: Edition,
  diagnostics: DiagnosticList,
): void {
  if (orphans.length === 0) return
  const findNear = createNameFinder(holes.map(({ locaId }) => locaId))
  const rule = edition === 'AGS3' ? 'unknown-location' : 'AGS4 Rule 10c'
  const heading = `${locationsGroup(edition)}_ID`
  for (const { file, group, line, count, names } of orphans) {
    const rows = plural(count, '1 row names', `${count} rows name`)
    const what = plural(names.size, 'a hole', 'holes')
    const message =
      `${rows} ${what} that the project does not have: ${shortenedList([...names])}; kept in the project's ` +
      'table, under no hole'
    const about = { file, group, heading, line, severity: 'warning' } as const
    const advice = `Add the hole to ${locationsGroup(edition)}, or correct ${heading}`
    diagnostics.add({ ...about, rule, message, advice })
    for (const name of names) {
      const near = findNear(name)
      if (near === null) continue
      const text = nearNameText(locationsGroup(edition), near, name)
      const message = `Rows name ${text}; they are under no hole`
      diagnostics.add({ ...about, rule: 'near-location', message, advice: ONE_NAME })
    }
  }
}
