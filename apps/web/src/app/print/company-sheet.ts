import type { HoleInProject, ProjectWithGlossary } from '../../data/holes/add-projects-to-holes.ts'
import type { SheetProject } from '../../ui/paper/party-facts.ts'
import type { CompanyPrintSearch } from '../../url-state/print-search.ts'
import type { PrintProps } from './print-sheet.ts'

/** Props of prints of selected holes of several projects. */
export interface CompanyPrintProps extends Pick<
  PrintProps,
  'size' | 'paper' | 'orientation' | 'scale' | 'rise' | 'texts' | 'onOrientation' | 'onReady'
> {
  readonly holes: readonly HoleInProject[]
  readonly projects: readonly ProjectWithGlossary[]
  readonly search: CompanyPrintSearch
  /** Names of the projects, and their text in the title block. */
  readonly name: string
  readonly project: SheetProject
}
