import type { ExportProgress } from '../../data/export/export-run.ts'

/** Share read, 0 to 1. Rows added since the count was made do not exceed the total of a table. */
export function fractionRead(reads: ReadonlyMap<string, number>, progress: ExportProgress): number {
  let [read, total] = [0, 0]
  for (const [code, rows] of reads) {
    read += Math.min(rows, progress.get(code)?.read ?? 0)
    total += rows
  }
  return total === 0 ? 0 : read / total
}
