import type { SheetSize } from '../../ui/paper/paper-size.ts'
import type { SheetTexts } from '../../ui/paper/title-block.tsx'
import type { Paper, PrintSearch, Orientation } from '../../url-state/print-search.ts'
import type { HoleSelection } from '../state/use-hole-selection.ts'
import type { FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'

/** Props of everything that can be printed. */
export interface PrintProps {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly selection: Pick<HoleSelection, 'ids' | 'holes'>
  readonly search: PrintSearch
  readonly size: SheetSize
  readonly paper: Paper
  /** Null: not selected; a sheet that finds the better one reports it by `onTurn`. */
  readonly orientation: Orientation | null
  /** 50 is 1:50; null: automatic. */
  readonly scale: number | null
  readonly rise: number | null
  readonly texts: SheetTexts
  /** Must be a stable function. */
  readonly onOrientation: (orientation: Orientation) => void
  /** Called when everything to print has loaded. Must be a stable function. */
  readonly onReady: (ready: boolean) => void
}
