import { partsOfType } from './hole-families.ts'

/**
 * A location type in words. A combined type without its own description is named after its parts: `Inspection
 * pit + cable percussion + rotary cored`. The code itself if a part has no description.
 */
export function nameOfType(type: string, meaningOf: (code: string) => string | undefined): string {
  const whole = meaningOf(type)
  if (whole !== undefined) return whole
  const names = partsOfType(type).map(meaningOf)
  if (names.length < 2 || !names.every((name) => name !== undefined)) return type
  return names.map((name, place) => shorten(name, place > 0)).join(' + ')
}

/** Without remarks in brackets; after the first part, capitals are kept for abbreviations only. */
function shorten(name: string, within: boolean): string {
  const short = (name.trim().endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name).trim()
  return within && !/^[A-Z]{2}/.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short
}
