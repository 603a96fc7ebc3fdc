import { someOf, type DiagnosticList } from '../diagnostics.ts'

/** Rows whose hole the project does not have: one diagnostic for each group and file, however many they are. */
export interface OrphanRows {
  add(file: string, group: string, locationId: string, line: number): void
  report(diagnostics: DiagnosticList): void
}

interface Found {
  file: string
  group: string
  line: number
  count: number
  names: Set<string>
}

const MOST_NAMES = 1000

export function createOrphanRows(): OrphanRows {
  const found = new Map<string, Found>()
  return {
    add(file, group, locationId, line) {
      const key = JSON.stringify([file, group])
      const orphans = found.get(key) ?? { file, group, line, count: 0, names: new Set<string>() }
      found.set(key, orphans)
      orphans.count++
      if (orphans.names.size < MOST_NAMES) orphans.names.add(locationId)
    },
    report(diagnostics) {
      for (const { file, group, line, count, names } of found.values()) {
        const rows = count === 1 ? '1 row names a hole' : `${count} rows name holes`
        const message = `${rows} that the project does not have: ${someOf([...names])}; kept in the project's table, under no hole`
        diagnostics.add({ file, group, line, rule: 'unknown-hole', severity: 'warning', message })
      }
    },
  }
}
