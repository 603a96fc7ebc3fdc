import { NO_TABLE } from '../../url-state/project-search.ts'
import type { ParameterRules } from './check-address.ts'

/** Parameters of a project address that are checked and reported if invalid. */
export const PROJECT_RULES = {
  embed: {},
  hole: {
    of: 'holes',
    clears: { tab: undefined, row: undefined, tabWhere: undefined, tabSort: undefined },
  },
  table: { of: 'tables', clears: NO_TABLE },
  tab: { of: 'tables', words: ['log', 'details'] },
  sort: { of: 'columns', isOrder: true },
  pick: { of: 'holes', isList: true },
  grid: { of: 'grids' },
  base: { of: 'basemaps' },
  line: {},
  at: {},
  place: {},
  date: {},
  depth: {},
  view: {},
  side: {},
  dialog: {},
  order: {},
  colour: {},
  row: {},
  match: {},
  log: {},
  placed: {},
  inside: {},
  axis: {},
  levels: {},
  offset: {},
  times: {},
  datum: {},
  ties: {},
  spt: {},
  stretch: {},
  by: {},
  part: {},
  fit: {},
  measure: {},
} as const satisfies ParameterRules

/** Parameters of the address of the project list that are checked. */
export const PROJECTS_RULES = {
  sort: { of: 'columns', isOrder: true },
  base: { of: 'basemaps' },
  at: {},
  near: {},
  depth: {},
  date: {},
} as const satisfies ParameterRules
