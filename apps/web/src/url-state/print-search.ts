import { readProjectSearch, type ProjectSearch } from './project-search.ts'
import { readProjectsSearch, type ProjectsSearch } from './projects-search.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** What can be printed of a project; the last part of the path. */
export const PRINT_SHEETS = ['log', 'section', 'map', 'compare', 'plot', 'table'] as const
export type PrintSheet = (typeof PRINT_SHEETS)[number]

/** ISO 216. */
export const PAPERS = ['A4', 'A3'] as const
export type Paper = (typeof PAPERS)[number]

export const ORIENTATIONS = ['portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Paper, scales and texts of a sheet. */
export interface SheetSearch {
  /** Absent: A4. */
  paper?: Paper
  /** Absent: the default of the sheet. */
  turn?: Orientation
  /** 50 for 1:50; absent: the largest that fits. For a section: the horizontal scale. */
  scale?: string
  /** Vertical scale of a section. */
  rise?: string
  /** Texts of the title block. */
  title?: string
  figure?: string
  issue?: string
}

/** What can be printed of selected holes of several projects. */
export const COMPANY_SHEETS = ['compare', 'section', 'plot'] as const
export type CompanySheet = (typeof COMPANY_SHEETS)[number]

/** Query of a print address of several projects: that of their list, and the options of the sheet. */
export interface CompanyPrintSearch extends ProjectsSearch, SheetSearch {}

/** Query of a print address: that of the project, and the options of the sheet. */
export interface PrintSearch extends ProjectSearch, SheetSearch {
  /** Logs of the selected holes instead of the open one. */
  of?: 'chosen'
  /** Layout of logs; absent: by the type of each hole. */
  layout?: string
  /** Columns of logs instead of those of the layout. */
  column?: string[]
  /** Who checked the logs, and their status instead of that in the file. */
  checked?: string
  status?: string
}

/** Reads an address; invalid values are ignored. */
export function readPrintSearch(raw: Record<string, unknown>): PrintSearch {
  return {
    ...readProjectSearch(raw),
    ...readSheetSearch(raw),
    ...compact({
      of: readText(raw, 'of') === 'chosen' ? ('chosen' as const) : undefined,
      layout: readText(raw, 'layout'),
      column: readTexts(raw, 'column'),
      checked: readText(raw, 'checked'),
      status: readText(raw, 'status'),
    }),
  }
}

/** Reads an address of several projects; invalid values are ignored. */
export const readCompanyPrintSearch = (raw: Record<string, unknown>): CompanyPrintSearch => ({
  ...readProjectsSearch(raw),
  ...readSheetSearch(raw),
})

function readSheetSearch(raw: Record<string, unknown>): SheetSearch {
  const [paper, turn] = [readText(raw, 'paper'), readText(raw, 'turn')]
  return compact({
    paper: PAPERS.find((known) => known === paper),
    turn: ORIENTATIONS.find((known) => known === turn),
    scale: readScale(readText(raw, 'scale')),
    rise: readScale(readText(raw, 'rise')),
    title: readText(raw, 'title'),
    figure: readText(raw, 'figure'),
    issue: readText(raw, 'issue'),
  })
}

/** A positive integer as text; undefined for anything else. */
const readScale = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,7}$/.test(text) ? text : undefined
