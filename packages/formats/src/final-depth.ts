import { statedFinalDepth } from '@groundsheet/readings'
import type { ExportHole } from './source.ts'

/**
 * Metres; null: not stated, or a 0 of a type of hole that cannot be 0 deep. The heading keeps the text of the
 * file.
 */
export function exportedFinalDepth({ finalDepth, data }: Pick<ExportHole, 'finalDepth' | 'data'>) {
  const type = data.LOCA_TYPE ?? data.HOLE_TYPE
  return statedFinalDepth({ finalDepth, type: typeof type === 'string' ? type : '', tables: [] })
}
