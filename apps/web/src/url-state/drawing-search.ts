import { formatPlotWindow, parsePlotWindow } from './plot-window.ts'
import { formatSectionWindow, parseSectionWindow } from './section-window.ts'
import { readText } from './search-text.ts'

const COLOURED_BY = ['stratum', 'hole', 'line'] as const
const MAX_EXAGGERATION = 1000

/** Parameters of sections and plots, with the same names among all projects and in one project. */
export interface DrawingSearch {
  /** Vertical axis of logs and plots; absent: depth. */
  axis?: 'level'
  /** Vertical exaggeration of the section; absent: chosen so that it fills its space. */
  times?: string
  /** The section is drawn by depth from a flat datum; absent: by level, if any are stated. */
  datum?: 'flat'
  /** Straight correlation lines between equal strata of neighbours, which are an interpretation. */
  ties?: 'yes'
  /** Show N values of standard penetration tests on the section. */
  spt?: 'yes'
  /** Visible part of the section, as in `formatSectionWindow`; absent: all. */
  stretch?: string
  /** Id of the plot. */
  plot?: string
  /** What the points of plots are coloured by; absent: the default of the plot. */
  by?: (typeof COLOURED_BY)[number]
  /** Isolated reading of a plot with several readings. */
  reading?: string
  /** Visible part of a plot. */
  part?: string
  /** The scale of a plot leaves out outliers. */
  fit?: 'most'
}

/** Reads them of an address; undefined for invalid values. */
export function readDrawing(raw: Record<string, unknown>) {
  const part = parsePlotWindow(readText(raw, 'part'))
  const stretch = parseSectionWindow(readText(raw, 'stretch'))
  return {
    axis: readWord(raw, 'axis', 'level'),
    times: readPositive(readText(raw, 'times'), MAX_EXAGGERATION),
    datum: readWord(raw, 'datum', 'flat'),
    ties: readWord(raw, 'ties', 'yes'),
    spt: readWord(raw, 'spt', 'yes'),
    stretch: stretch ? formatSectionWindow(stretch) : undefined,
    plot: readText(raw, 'plot'),
    by: COLOURED_BY.find((known) => known === readText(raw, 'by')),
    reading: readText(raw, 'reading'),
    part: part ? formatPlotWindow(part) : undefined,
    fit: readWord(raw, 'fit', 'most'),
  }
}

/** A parameter that can have only one value. */
export const readWord = <T extends string>(
  raw: Record<string, unknown>,
  name: string,
  word: T,
): T | undefined => (readText(raw, name) === word ? word : undefined)

/** A number above 0, up to `max`, as text; undefined for anything else. */
export const readPositive = (text: string | undefined, max: number) =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= max
    ? text
    : undefined
