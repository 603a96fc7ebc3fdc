import { partsOfType } from './hole-families.ts'

/** Codes in common use that the AGS list lacks. Those of dynamic probes are from BS EN ISO 22476-2. */
const UNLISTED_CODES = new Map([
  ['BH', 'Borehole'],
  ['HP', 'Hand-dug pit'],
  ['DPL', 'Light dynamic probe'],
  ['DPM', 'Medium dynamic probe'],
  ['DPH', 'Heavy dynamic probe'],
  ['DPSH', 'Super heavy dynamic probe'],
  ['DPSH-A', 'Super heavy dynamic probe (DPSH-A)'],
  ['DPSH-B', 'Super heavy dynamic probe (DPSH-B)'],
  ['SHDP', 'Super heavy dynamic probe'],
])

/**
 * A location type in words. A combined type without its own description is named after its parts: `Inspection
 * pit + cable percussion + rotary cored`. The code itself if a part has no description.
 */
export function nameOfType(type: string, meaningOf: (code: string) => string | undefined): string {
  const nameOf = (code: string) => meaningOf(code) ?? UNLISTED_CODES.get(code.toUpperCase())
  const whole = nameOf(type)
  if (whole !== undefined) return whole
  const names = partsOfType(type).map(nameOf)
  if (names.length < 2 || !names.every((name) => name !== undefined)) return type
  return names.map((name, place) => shorten(name, place > 0)).join(' + ')
}

/** Without remarks in brackets; after the first part, capitals are kept for abbreviations only. */
function shorten(name: string, within: boolean): string {
  const short = (name.trim().endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name).trim()
  return within && !/^[A-Z]{2}/.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short
}
