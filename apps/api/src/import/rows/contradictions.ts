import { createContradictionList, type Contradiction, type ContradictionList } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { DeliveryLines } from './delivery-lines.ts'

/** `place`: of the later row, as in `DeliveryLines`. */
export type FoundContradiction = Omit<Contradiction, 'line'> & { readonly place: number }

/**
 * Collects rows of one delivery that contradict each other; they are errors of the file with the later row.
 */
export function createContradictions(lines: DeliveryLines): {
  add(found: FoundContradiction): void
  report(diagnostics: DiagnosticList): void
} {
  const lists = new Map<ScannedFile, ContradictionList>()

  function listOf(file: ScannedFile): ContradictionList {
    const list =
      lists.get(file) ??
      createContradictionList(file.edition, (place) => {
        const earlier = lines.find(place)
        return `line ${earlier.line}${earlier.file === file ? '' : ` of ${earlier.file.source.path}`}`
      })
    lists.set(file, list)
    return list
  }

  return {
    add({ place, ...contradiction }) {
      const { file, line } = lines.find(place)
      listOf(file).add({ ...contradiction, line })
    },
    report(diagnostics) {
      for (const [{ source }, list] of lists) {
        for (const diagnostic of list.list()) diagnostics.add({ ...diagnostic, file: source.path })
      }
    },
  }
}
