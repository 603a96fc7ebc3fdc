import { someOf, type DiagnosticList } from '../diagnostics.ts'

/** What rows had that is not right, one diagnostic for each group and file however often it came. */
export interface RowFindings {
  beginFile(path: string): void
  orphan(group: string, locationId: string, line: number): void
  repeatedKey(group: string, line: number): void
  /** Reports what was found since the file began. */
  report(diagnostics: DiagnosticList): void
}

interface Finding {
  file: string
  group: string
  line: number
  count: number
  names: Set<string>
}

const MOST_NAMES = 1000

export function createRowFindings(): RowFindings {
  const orphans = new Map<string, Finding>()
  const repeated = new Map<string, Finding>()
  let current = ''

  function add(findings: Map<string, Finding>, group: string, line: number, name?: string): void {
    const key = JSON.stringify([current, group])
    const finding = findings.get(key) ?? { file: current, group, line, count: 0, names: new Set<string>() }
    findings.set(key, finding)
    finding.count++
    if (name !== undefined && finding.names.size < MOST_NAMES) finding.names.add(name)
  }

  return {
    beginFile: (path) => void (current = path),
    orphan: (group, locationId, line) => add(orphans, group, line, locationId),
    repeatedKey: (group, line) => add(repeated, group, line),
    report(diagnostics) {
      for (const { names, count, file, group, line } of orphans.values()) {
        const message = `${count} rows name a hole that the project does not have (${someOf([...names])}); they are kept in the project's table, under no hole`
        diagnostics.add({ file, group, line, rule: 'unknown-hole', severity: 'warning', message })
      }
      for (const { count, file, group, line } of repeated.values()) {
        const message = `${count} rows have the same keys as another row before them; all are kept`
        diagnostics.add({ file, group, line, rule: 'repeated-key', severity: 'warning', message })
      }
    },
  }
}
