import { partsOfType } from '@groundsheet/readings'

/** Codes in common use that the AGS list lacks. Those of dynamic probes are from BS EN ISO 22476-2. */
const UNLISTED_CODES = new Map([
  ['BH', 'Borehole'],
  ['HP', 'Hand-dug pit'],
  // Files use it for either, and say which if they define their codes.
  ['PP', 'Peat probe or pocket penetrometer'],
  ['DPL', 'Light dynamic probe'],
  ['DPM', 'Medium dynamic probe'],
  ['DPH', 'Heavy dynamic probe'],
  ['DPSH', 'Super heavy dynamic probe'],
  ['DPSH-A', 'Super heavy dynamic probe (DPSH-A)'],
  ['DPSH-B', 'Super heavy dynamic probe (DPSH-B)'],
  ['SHDP', 'Super heavy dynamic probe'],
])

/** A part that is a code, not a word. */
const CODE = /^[A-Z][A-Z\d-]{1,5}$/

/**
 * A location type in words. A combined type without its own description is named after its parts: `Inspection
 * pit + cable percussion + rotary cored`; a code without a description stays as it is (`Trial pit/trench +
 * SCR`). The type itself if no part has a description.
 */
export function nameOfType(type: string, meaningOf: (code: string) => string | undefined): string {
  const nameOf = (code: string) => meaningOf(code) ?? UNLISTED_CODES.get(code.toUpperCase())
  const whole = nameOf(type)
  if (whole !== undefined) return whole
  const parts = partsOfType(type)
  const names = parts.flatMap((part) => nameOf(part) ?? (CODE.test(part) ? part : []))
  const isKnown = parts.some((part) => nameOf(part) !== undefined)
  if (parts.length < 2 || names.length < parts.length || !isKnown) return type
  return names.map((name, place) => shorten(name, place > 0)).join(' + ')
}

/** Without remarks in brackets; after the first part, capitals are kept for abbreviations only. */
function shorten(name: string, within: boolean): string {
  const short = (name.trim().endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name).trim()
  return within && !/^[A-Z]{2}/.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short
}
