import type { ProjectItem } from '@groundsheet/contract'
import { DAY_MS } from '@groundsheet/readings'
import type { CompanyHole } from './company-holes.ts'
import { RAMP_COLOURS, UNSTATED_COLOUR } from './colour-holes.ts'
import { projectColours } from './project-colours.ts'

/** What the colour of holes of all projects represents. */
export const COMPANY_COLOURS = ['type', 'project', 'date', 'depth'] as const
export type CompanyColour = (typeof COMPANY_COLOURS)[number]

/** Values from one on, up to that of the next class. */
export interface ValueClass {
  readonly from: number
  readonly colour: string
}

const firstDayOf = (year: number): number => Date.UTC(year, 0) / DAY_MS

const shaded = (starts: readonly number[]): ValueClass[] =>
  [-Infinity, ...starts].map((from, at) => ({
    from,
    colour: RAMP_COLOURS[Math.round((at / starts.length) * (RAMP_COLOURS.length - 1))] ?? UNSTATED_COLOUR,
  }))

/** Years in which classes of dates begin, and metres at which those of depths do. */
const CLASS_YEARS = [1990, 2000, 2010, 2020] as const
const CLASS_DEPTHS_M = [2, 5, 10, 20, 50] as const

/** The same classes whatever is in view, so that no hole changes its colour while the map moves. */
export const VALUE_CLASSES: Readonly<Record<'date' | 'depth', readonly ValueClass[]>> = {
  date: shaded(CLASS_YEARS.map(firstDayOf)),
  depth: shaded(CLASS_DEPTHS_M),
}

const colourAt = (classes: readonly ValueClass[], value: number | null): string =>
  (value === null ? undefined : classes.findLast(({ from }) => value >= from)?.colour) ?? UNSTATED_COLOUR

/** Colours of holes; null: each has that of its style. */
export function companyColours(
  by: CompanyColour,
  projects: readonly Pick<ProjectItem, 'id'>[],
): ((hole: CompanyHole) => string | null) | null {
  if (by === 'type') return null
  if (by === 'depth') return ({ finalDepth }) => colourAt(VALUE_CLASSES.depth, finalDepth)
  if (by === 'date') return ({ day }) => colourAt(VALUE_CLASSES.date, day)
  const colours = projectColours(projects)
  return ({ project }) => colours.get(project.id) ?? null
}

/** The same holes in these colours. */
export const paintHolesBy = (
  holes: readonly CompanyHole[],
  colourOf: (hole: CompanyHole) => string | null,
): CompanyHole[] =>
  holes.map((hole) => ({
    ...hole,
    style: { ...hole.style, markerColor: colourOf(hole) ?? hole.style.markerColor },
  }))
