/**
 * What may stand around the numbers, and what it counts as. A lone S is always south: seconds only after d
 * and m.
 */
const marks: [RegExp, string][] = [
  [/[−–—]/g, '-'],
  [/(\d)\s*D\s*(\d+)\s*M\s*(?:(\d[\d.,]*)\s*S)?/g, '$1 $2 $3 '],
  [/\b(?:DEG(?:REES?)?|MIN(?:UTES?)?|SEC(?:ONDS?)?)\b\.?/g, ' '],
  [/(?<=\d)(?:DEG|MIN|SEC)/g, ' '],
  [/[°º˚∘:'′’‘´`"″”“]/g, ' '],
  [/\b(?:(N)ORTH|(S)OUTH|(E)AST|(W)EST)\b/g, '$1$2$3$4'],
  [/^([^,]*\d),(\d[^,]*)$/, '$1.$2'],
]

/** No spelling of a position is longer; what is, is something else. */
const MAX_CHARACTERS = 60

const hemispheres: Record<string, { axis: 'latitude' | 'longitude'; sign: number }> = {
  N: { axis: 'latitude', sign: 1 },
  S: { axis: 'latitude', sign: -1 },
  E: { axis: 'longitude', sign: 1 },
  W: { axis: 'longitude', sign: -1 },
}

const limits = { latitude: 90, longitude: 180 }

/**
 * LOCA_LAT: decimal degrees, or degrees, minutes and seconds (AGS type DMS and the usual spellings); null if
 * it is none.
 */
export const parseLatitude = (text: string): number | null => parseDegrees(text, 'latitude')

/** LOCA_LON, east positive, read as `parseLatitude` reads; null if it is none. */
export const parseLongitude = (text: string): number | null => parseDegrees(text, 'longitude')

function parseDegrees(text: string, axis: 'latitude' | 'longitude'): number | null {
  const shape = /^([NSEW])? ?([+-])? ?(\d[\d. ]*?) ?([NSEW])?$/.exec(simplify(text))
  if (!shape) return null
  const [, before, minus, numbers = '', after] = shape
  const sign = readSign(before ?? after, before !== undefined && after !== undefined, minus, axis)
  const size = readSize(numbers.split(' '))
  if (sign === null || size === null || size > limits[axis]) return null
  return size === 0 ? 0 : sign * size
}

function simplify(text: string): string {
  if (text.length > MAX_CHARACTERS) return ''
  const plain = marks.reduce((line, [mark, meaning]) => line.replace(mark, meaning), text.toUpperCase())
  return plain.replaceAll(/\s+/g, ' ').trim()
}

/** A minus with W or S repeats the direction; with N or E it contradicts it. */
function readSign(
  letter: string | undefined,
  twice: boolean,
  minus: string | undefined,
  axis: string,
): number | null {
  if (twice) return null
  const bySign = minus === '-' ? -1 : 1
  if (letter === undefined) return bySign
  const hemisphere = hemispheres[letter]
  if (hemisphere?.axis !== axis || (bySign < 0 && hemisphere.sign > 0)) return null
  return hemisphere.sign
}

/**
 * Degrees, minutes and seconds; only the last may have a fraction. Sixty seconds exactly come from rounding.
 */
function readSize(parts: string[]): number | null {
  if (parts.length > 3 || !parts.every((part, at) => isPart(part, at === parts.length - 1))) return null
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(Number)
  return minutes < 60 && seconds <= 60 ? degrees + minutes / 60 + seconds / 3600 : null
}

const isPart = (part: string, last: boolean): boolean => (last ? /^\d+(\.\d*)?$/ : /^\d+(\.0*)?$/).test(part)
