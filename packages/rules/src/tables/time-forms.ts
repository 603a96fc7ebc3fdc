/** The day, if there is one, then hours, minutes, seconds with their fraction and the offset from UTC. */
const TIME =
  /^(?<day>.*?\d[T ] *)?\d{1,2}:\d{2}(?<seconds>:\d{2}(?<fraction>\.\d+)?)?(?<offset>Z|[-+]\d{2}:\d{2})?$/

/** How AGS 4 states the form of a date, of a date with its time, or of a time: `yyyy-mm-ddThh:mm`. */
export function isoFormOf(value: string): string {
  const parts = TIME.exec(value.trim())?.groups
  if (parts === undefined) return 'yyyy-mm-dd'
  const { day, seconds, fraction, offset } = parts
  const time = `hh:mm${seconds === undefined ? '' : ':ss'}${fraction === undefined ? '' : '.sss'}`
  return `${day === undefined ? '' : 'yyyy-mm-ddT'}${time}${offset === undefined ? '' : 'Z(+hh:mm)'}`
}

/** The form of an elapsed time: `hh:mm` or `hh:mm:ss`. */
export const elapsedFormOf = (value: string): string =>
  /^\d+:\d{2}$/.test(value.trim()) ? 'hh:mm' : 'hh:mm:ss'
