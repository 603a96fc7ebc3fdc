import { MIN_REFUSAL_BLOWS, REFUSAL_BLOWS } from './drive.ts'
import type { ReportText } from './report-text.ts'
import type { Statements } from './statements.ts'

/** In a main drive that was not ended. BS EN ISO 22476-3. */
const INCREMENTS_OF_MAIN = 4

/**
 * The text that states N as ISPT_NVAL does, with four increments that add up to it. ISPT_INC3 to INC6 do not:
 * they are of another test. Null where there is none.
 */
export function findAgreedText({ nval, drives, reports }: Statements): ReportText | null {
  const increments = drives.find(({ source }) => source === 'increments')
  if (nval === null || increments === undefined || increments.blows === nval) return null
  const holds = ({ count, main, figures }: ReportText) =>
    count === nval && main?.blows === nval && figures?.main.length === INCREMENTS_OF_MAIN
  return reports.find(holds) ?? null
}

/**
 * The text that holds where the increments cannot be right, since their seating drive has 50 blows or more.
 * Example: `50 (25 for 35mm/32,18 for 25mm)` beside increments 23,35/32,18,25, which have penetrations in the
 * place of blows. Null where the increments hold, or the text does not add up.
 */
export function findSoundText({ drives, reports, seating }: Statements): ReportText | null {
  if (drives[0]?.source !== 'increments' || (seating?.blows ?? 0) < REFUSAL_BLOWS) return null
  const holds = ({ count, main, seating }: ReportText) =>
    main?.measured === true &&
    main.blows === count &&
    seating?.measured === true &&
    seating.blows <= MIN_REFUSAL_BLOWS
  return reports.find(holds) ?? null
}
