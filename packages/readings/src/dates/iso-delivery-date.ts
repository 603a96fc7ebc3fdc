/** `14.06.2024`: nobody writes the month first with points. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[T ])/
/** `2024/06/14`, `2024.06.14`. */
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})(?=$|[T ])/
/** `20240614`. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/

/**
 * The date of a delivery as ISO 8601 (`2024-06-14`) where it is written in another form of one meaning only.
 * Any other text as it is. Only dates that deliveries are ordered by are read so. AGS has another form, and
 * eight digits in any other value may be a number.
 */
export function isoDeliveryDate(text: string): string {
  const trimmed = text.trim()
  const iso = (year: string, month: string, day: string) =>
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return trimmed
    .replace(DOTTED, (_, day: string, month: string, year: string) => iso(year, month, day))
    .replace(YEAR_FIRST, (_, year: string, __, month: string, day: string) => iso(year, month, day))
    .replace(COMPACT, (_, year: string, month: string, day: string) => iso(year, month, day))
}
