import { at } from '../random.ts'
import type { Interval } from './stratum.ts'
import { strengthAt, strengthWord } from './strength.ts'
import { undulation } from './surface.ts'

const WORD_WAVELENGTH_M = 160

/**
 * The description of a stratum where one hole meets it. In the template `{strength}` is the word that goes
 * with the tests ("Firm becoming stiff"), `{brown|grey}` one of the alternatives. Neighbouring holes mostly
 * have the same, as with one logger.
 */
export function describe(interval: Interval, easting: number, northing: number): string {
  let slot = 0
  const text = interval.stratum.description.replaceAll(/\{([^{}]*)\}/g, (_, inside: string) => {
    if (inside === 'strength') return strengthPhrase(interval, easting, northing)
    slot += 1
    return choose(inside.split('|'), `${interval.stratum.code} ${slot}`, easting, northing)
  })
  return tidy(text)
}

function strengthPhrase(interval: Interval, easting: number, northing: number): string {
  const { top, base, stratum } = interval
  const thickness = base - top
  const [upper, lower] = [top + thickness / 5, base - thickness / 5].map((depth) =>
    strengthWord(stratum.kind, strengthAt(interval, depth, easting, northing)),
  )
  if (upper === undefined || lower === undefined || upper === lower) return upper ?? ''
  return `${upper} becoming ${lower}`
}

function choose(options: readonly string[], subject: string, easting: number, northing: number): string {
  const share = 0.5 + 0.7 * undulation(`words ${subject}`, WORD_WAVELENGTH_M)(easting, northing)
  const index = Math.floor(share * options.length)
  return at(options, Math.min(options.length - 1, Math.max(0, index)))
}

/**
 * An alternative may be empty, so blanks are closed up; the text, also after "MADE GROUND:", begins with a
 * capital.
 */
function tidy(text: string): string {
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([.,])/g, '$1')
    .trim()
    .replaceAll(/^[a-z]|(?<=MADE GROUND: )[a-z]/g, (letter) => letter.toUpperCase())
}
