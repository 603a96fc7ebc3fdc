import type { ExportTable } from '../source.ts'

/** Mandatory breaks of Unicode (UAX 14): programs that read line by line end a record at them. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** AGS has no line break inside a value (AGS 4 rules 2a and 5, AGS 3.1 rules of lines). */
const replaceLineBreaks = (text: string): string => text.replaceAll(LINE_BREAKS, ' ')

/** Replaces line breaks inside values by a space, and counts the values by heading. */
export function createLineBreakReplacer() {
  const counts = new Map<string, number>()

  async function* rowsOf(table: ExportTable) {
    for await (const row of table.rows()) {
      yield row.map((value, place) => {
        const replaced = replaceLineBreaks(value)
        if (replaced !== value) count(table.headings[place]?.heading ?? '')
        return replaced
      })
    }
  }

  function count(heading: string): void {
    counts.set(heading, (counts.get(heading) ?? 0) + 1)
  }

  return {
    replaceIn: (table: ExportTable): ExportTable => ({
      ...table,
      headings: table.headings.map((heading) => ({ ...heading, unit: replaceLineBreaks(heading.unit) })),
      rows: () => rowsOf(table),
    }),
    /** A note for the reader, once all rows are written; null: there were none. */
    note(): string | null {
      if (counts.size === 0) return null
      const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
      const listed = [...counts].map(([heading, number]) => `${heading} (${number})`).join(', ')
      const values = total === 1 ? '1 value' : `${total} values`
      return `Line breaks in ${values} were written as a space, since AGS allows none: ${listed}`
    },
  }
}
