import type { Hole } from '../../data/holes/hole.ts'
import { chooseLayout } from '../../features/strip-log/sheet/choose-layout.ts'
import type { SheetColumnId } from '../../features/strip-log/sheet/sheet-layouts.ts'
import type { PrintSearch } from '../../url-state/print-search.ts'
import { printedHoles } from './printed-holes.ts'

/** Columns of the printed log; of several logs, those of the first. */
export function printedColumns(search: PrintSearch, holes: readonly Hole[]): readonly SheetColumnId[] {
  const [first] = printedHoles(search)
  const hole = holes.find(({ id }) => id === first)
  const choice = { layout: search.layout, columns: search.column }
  return chooseLayout(choice, hole?.style.locationType ?? '', hole?.tables ?? []).columns
}
