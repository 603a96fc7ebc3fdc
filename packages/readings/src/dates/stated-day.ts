import { DAY_MS, readDate } from './read-date.ts'

const DAY_HEADINGS = ['LOCA_STAR', 'HOLE_STAR', 'LOCA_ENDD', 'HOLE_ENDD']

/**
 * The day on which work on a hole began, or where none is stated ended: days since 1970. Null: neither is
 * stated, or it is impossible.
 */
export function statedDay(data: Readonly<Record<string, string>>): number | null {
  // The end is no stand-in for a start that is stated but cannot be.
  const stated = DAY_HEADINGS.map((heading) => data[heading]?.trim()).find(Boolean) ?? ''
  const moment = readDate(stated)
  return moment === null ? null : Math.floor(moment / DAY_MS)
}
