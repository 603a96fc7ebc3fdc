import type { ProjectItem } from '@groundsheet/contract'

/** Distinct on light and dark maps, also for most colour-blind people: Paul Tol, bright and muted. */
const PALETTE = [
  '#4477aa',
  '#ee6677',
  '#228833',
  '#ccbb44',
  '#66ccee',
  '#aa3377',
  '#882255',
  '#44aa99',
  '#999933',
  '#cc6677',
  '#332288',
  '#ddcc77',
] as const

/** The colour of each project by id: projects that were created one after the other differ. */
export const projectColours = (projects: readonly Pick<ProjectItem, 'id'>[]): ReadonlyMap<string, string> =>
  new Map(projects.map(({ id }, index) => [id, PALETTE[index % PALETTE.length] ?? PALETTE[0]]))
