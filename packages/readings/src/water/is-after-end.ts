import { DAY_MS, readDate } from '../dates/read-date.ts'

/** A date as in the file, with the UNIT of its heading. */
export interface StatedDate {
  readonly text: string
  readonly unit: string
}

/**
 * Whether a water strike is dated on a later day than the end of its hole. False if either date is not
 * stated.
 * Source: AGS 4.1.1, WSTG_DTIM and LOCA_ENDD; AGS 3.1, WSTK_DATE and HOLE_ENDD.
 */
export function isAfterEnd(strike: StatedDate, end: StatedDate): boolean {
  const [struck, ended] = [dayOf(strike), dayOf(end)]
  return struck !== null && ended !== null && struck > ended
}

function dayOf({ text, unit }: StatedDate): number | null {
  const moment = readDate(text, { unit })
  return moment === null ? null : Math.floor(moment / DAY_MS)
}
