import { replaceBoth, replaceControl, replaceLineBreaks } from '@groundsheet/ags'
import { plural } from '@groundsheet/readings'
import type { ExportTable } from '../source.ts'

/** Replaces line breaks and control characters inside values by a space, and counts the values by heading. */
export function createTextReplacer() {
  const [lineBreaks, controls] = [createCounts(), createCounts()]
  const headings = new Map<string, Set<string>>()

  async function* rowsOf(table: ExportTable) {
    for await (const row of table.rows()) {
      yield row.map((value, place) => {
        const heading = table.headings[place]?.heading ?? ''
        const unbroken = replaceLineBreaks(value)
        if (unbroken !== value) lineBreaks.add(heading)
        const replaced = replaceControl(unbroken)
        if (replaced !== unbroken) controls.add(heading)
        if (replaced !== value) note(table.group, heading)
        return replaced
      })
    }
  }

  function note(group: string, heading: string): void {
    const known = headings.get(group)
    if (known === undefined) headings.set(group, new Set([heading]))
    else known.add(heading)
  }

  return {
    /** Of which values were replaced, by group; once all rows are written. */
    headings: headings as ReadonlyMap<string, ReadonlySet<string>>,
    replaceIn: (table: ExportTable): ExportTable => ({
      ...table,
      headings: table.headings.map((heading) => ({ ...heading, unit: replaceBoth(heading.unit) })),
      rows: () => rowsOf(table),
    }),
    /** Notes for the reader, once all rows are written. */
    notes: (): string[] => [...lineBreaks.note('Line breaks'), ...controls.note('Control characters')],
  }
}

function createCounts() {
  const counts = new Map<string, number>()
  return {
    add: (heading: string): void => void counts.set(heading, (counts.get(heading) ?? 0) + 1),
    note(what: string): string[] {
      if (counts.size === 0) return []
      const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
      const listed = [...counts].map(([heading, number]) => `${heading} (${number})`).join(', ')
      const values = plural(total, '1 value', `${total} values`)
      return [`${what} in ${values} were written as a space, since AGS allows none: ${listed}`]
    },
  }
}
