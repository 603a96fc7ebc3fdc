import type { SheetSize } from '../../ui/paper/paper-size.ts'
import type { SheetTexts } from '../../ui/paper/title-block.tsx'
import type { Paper, PrintSearch, Turn } from '../../url-state/print-search.ts'
import type { ChosenHoles } from '../state/use-chosen-holes.ts'
import type { FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'

/** What everything that is printed is given. */
export interface PrintProps {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly chosen: Pick<ChosenHoles, 'ids' | 'holes'>
  readonly search: PrintSearch
  readonly size: SheetSize
  readonly paper: Paper
  /** Null: nobody chose one, so that a sheet that can take the better one does, and tells it by `onTurn`. */
  readonly turn: Turn | null
  /** 50 is 1:50; null: the one that suits. */
  readonly scale: number | null
  readonly rise: number | null
  readonly texts: SheetTexts
  /** Must stay the same function. */
  readonly onTurn: (turn: Turn) => void
  /** Whether all is there to be printed. Must stay the same function. */
  readonly onReady: (ready: boolean) => void
}
