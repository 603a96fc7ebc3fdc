/** Milliseconds. */
export const DAY = 86_400_000

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):?(\d\d))?/
const BRITISH = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:\s+(\d\d):?(\d\d))?/

/** Milliseconds since 1970 of `2021-03-23T13:31` or, as AGS 3 writes, `23/03/2021`; null for what is no such day. */
export function readDate(text: string): number | null {
  const iso = ISO.exec(text.trim())
  const british = BRITISH.exec(text.trim())
  const parts = iso
    ? iso.slice(1)
    : british
      ? [british[3], british[2], british[1], ...british.slice(4)]
      : null
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0))
  const time = Date.UTC(year, month - 1, day, hour, minute)
  return new Date(time).getUTCDate() === day && new Date(time).getUTCMonth() === month - 1 ? time : null
}
