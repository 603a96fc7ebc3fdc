import type { Values } from './row-values.ts'

/** Penetrations of a row, which AGS defines in millimetres. */
const HEADINGS = ['ISPT_NPEN', ...[1, 2, 3, 4, 5, 6].map((place) => `ISPT_PEN${place}`)]
const METRES = /^0?\.\d+$/
const BLANK = /^0*(?:\.0*)?$/

/** The first penetration of a row with all of them in metres (`ISPT_NPEN 0.225`); else null. */
export function statedInMetres(values: Values): string | null {
  const stated = HEADINGS.filter((heading) => !BLANK.test(textOf(values, heading)))
  const [first] = stated
  return first !== undefined && stated.every((heading) => METRES.test(textOf(values, heading)))
    ? `${first} ${textOf(values, first)}`
    : null
}

/** The row with its penetrations in millimetres. */
export function inMillimetres(values: Values): Values {
  if (statedInMetres(values) === null) return values
  const converted = HEADINGS.map((heading) => [heading, toMillimetres(textOf(values, heading))] as const)
  return { ...values, ...Object.fromEntries(converted) }
}

const textOf = (values: Values, heading: string): string => values[heading]?.trim() ?? ''

/** To a tenth of a millimetre, so that 0.07 is 70 and not 70.00000000000001. */
const toMillimetres = (metres: string): string =>
  metres === '' ? '' : String(Math.round(Number(metres) * 10_000) / 10)
