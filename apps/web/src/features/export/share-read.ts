import type { ExportProgress } from '../../data/export/export-run.ts'

/** From 0 to 1. Counts may have changed meanwhile: more rows than expected are still no more than all. */
export function shareRead(reads: ReadonlyMap<string, number>, progress: ExportProgress): number {
  let [read, total] = [0, 0]
  for (const [code, rows] of reads) {
    read += Math.min(rows, progress.get(code)?.read ?? 0)
    total += rows
  }
  return total === 0 ? 0 : read / total
}
