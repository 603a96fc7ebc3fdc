import { number } from '../text-format.ts'

/** Texts of the list of holes that a printed plan has no room to name. */
export const unlabelledStrings = {
  title: 'Holes without a label on the plan: symbol, name and coordinates',
  sheet: 'Holes without a label',
  note: (all: number, names: readonly string[]) =>
    [`Labels omitted for lack of room: ${number.format(all)}, see sheet 2`, names.join(', ')]
      .filter(Boolean)
      .join(': '),
} as const

/** Coordinates at the edges of a printed plan. */
export const gridTickStrings = {
  easting: (value: number) => `${value} E`,
  northing: (value: number) => `${value} N`,
} as const
