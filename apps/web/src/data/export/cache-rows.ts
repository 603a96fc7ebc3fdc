import type { ExportTable } from '@groundsheet/formats'
import { createYielder } from './yield-to-browser.ts'

/** The table with its rows kept as JSON once they are read, so that reading them again sends no request. */
export function cacheRows(table: ExportTable): ExportTable {
  let kept: readonly string[] | null = null
  async function* readFirst() {
    const texts: string[] = []
    for await (const row of table.rows()) {
      texts.push(JSON.stringify(row))
      yield row
    }
    kept = texts
  }
  return { ...table, rows: () => (kept === null ? readFirst() : readAgain(kept)) }
}

async function* readAgain(texts: readonly string[]) {
  const yieldIfDue = createYielder()
  for (const text of texts) {
    await yieldIfDue()
    yield JSON.parse(text) as readonly string[]
  }
}
