import type { Dictionary } from '@groundsheet/contract'

/** The unit of a heading of the locations table; empty if it has none. */
export type UnitOf = (heading: string) => string

const DATES = /^(?:LOCA|HOLE)_(?:STAR|ENDD)$/

/** Units of the headings that hold the dates of holes: `mm/dd/yyyy` puts the month first. */
export function dateUnits({ tables }: Dictionary): UnitOf {
  const dates = tables.flatMap(({ headings }) => headings).filter(({ heading }) => DATES.test(heading))
  const units = new Map(dates.map(({ heading, unit }) => [heading, unit]))
  return (heading) => units.get(heading) ?? ''
}
