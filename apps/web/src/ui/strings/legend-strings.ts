import { levelUnit, listedText } from '@groundsheet/readings'
import { shortDay } from '../dates.ts'
import { number, between, twoDecimals } from '../text-format.ts'

/** Texts of the legend. */
export const legendStrings = {
  title: 'Legend',
  types: 'Hole types',
  boundaries: 'Boundaries',
  groups: 'Groups',
  basemap: 'Basemap',
  /** Drawn instead of a basemap that could not be loaded, if the configuration names none. */
  offline: 'Offline',
  basemapRow: {
    here: (name: string) => name,
    waiting: (name: string) => `${name} (loading…)`,
    failed: (name: string) => `${name} (not available)`,
  },
  overlays: 'Overlays',
  opacityOf: (name: string) => `Opacity of ${name}`,
  percent: (n: number) => `${n}%`,
  labels: 'Hole labels',
  colour: {
    title: 'Colour by',
    by: { type: 'Type', depth: 'Final depth', level: 'Ground level', date: 'Start date' },
    range: {
      depth: (min: number, max: number) => between(min, max),
      level: (min: number, max: number, datum: string | null) =>
        `${min === max ? '' : `${twoDecimals(min)} to `}${twoDecimals(max)} ${levelUnit(datum)}`,
      date: (min: number, max: number) =>
        min === max ? shortDay(min) : `${shortDay(min)} to ${shortDay(max)}`,
    },
    unstated: 'Not stated',
  },
  faint: 'Show filtered-out holes (faded)',
  /** `BH3, BH7 and 4 more`. */
  names: (names: readonly string[], max: number) => listedText(names.slice(0, max), names.length),
  own: (names: string) => `${names}: own symbol`,
  pinned: (names: string) => `${names}: approximate position (not surveyed)`,
  share: (n: number, total: number) =>
    n === total ? number.format(n) : `${number.format(n)} of ${number.format(total)}`,
  noOutline: (placed: number, total: number) => `${placed} of ${total} located; an outline needs 3`,
  nameOf: (name: string) => `Label “${name}”`,
} as const
