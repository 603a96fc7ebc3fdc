import { readProjectSearch, type ProjectSearch } from './project-search.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** What can be printed of a project; the last part of the address. */
export const PRINT_SHEETS = ['log', 'section', 'map', 'compare', 'plot', 'table'] as const
export type PrintSheet = (typeof PRINT_SHEETS)[number]

/** ISO 216. */
export const PAPERS = ['A4', 'A3'] as const
export type Paper = (typeof PAPERS)[number]

export const TURNS = ['portrait', 'landscape'] as const
export type Turn = (typeof TURNS)[number]

/** What the address of a print says: what the project's says, and how it lies on paper. */
export interface PrintSearch extends ProjectSearch {
  /** Absent: A4. */
  paper?: Paper
  /** Absent: as the sheet is usually turned. */
  turn?: Turn
  /** 50 for 1:50; absent: the best that fits. Of a section: along the line. */
  scale?: string
  /** The same for heights on a section. */
  rise?: string
  /** The logs of the chosen holes instead of that of the open one. */
  of?: 'chosen'
  /** Written in the title block. */
  title?: string
  figure?: string
  issue?: string
  /** Of logs: which layout; absent: by the type of each hole. */
  layout?: string
  /** Of logs: columns instead of those of the layout. */
  column?: string[]
  /** Of logs: who checked them, and their status instead of that of the file. */
  checked?: string
  status?: string
}

/** Reads an address; what it does not understand is as if it were not there. */
export function readPrintSearch(raw: Record<string, unknown>): PrintSearch {
  const [paper, turn] = [readText(raw, 'paper'), readText(raw, 'turn')]
  return {
    ...readProjectSearch(raw),
    ...compact({
      paper: PAPERS.find((known) => known === paper),
      turn: TURNS.find((known) => known === turn),
      scale: readScale(readText(raw, 'scale')),
      rise: readScale(readText(raw, 'rise')),
      of: readText(raw, 'of') === 'chosen' ? ('chosen' as const) : undefined,
      title: readText(raw, 'title'),
      figure: readText(raw, 'figure'),
      issue: readText(raw, 'issue'),
      layout: readText(raw, 'layout'),
      column: readTexts(raw, 'column'),
      checked: readText(raw, 'checked'),
      status: readText(raw, 'status'),
    }),
  }
}

/** A whole number above nought; undefined for anything else. */
const readScale = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,7}$/.test(text) ? text : undefined
