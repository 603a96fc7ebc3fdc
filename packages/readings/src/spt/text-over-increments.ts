import { MIN_REFUSAL_BLOWS, REFUSAL_BLOWS } from './drive.ts'
import type { ReportText } from './report-text.ts'
import type { Statements } from './statements.ts'

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
