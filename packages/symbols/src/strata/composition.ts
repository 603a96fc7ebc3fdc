import type { Condition } from './conditions.ts'
import { ROCKS, SOILS, type Rock, type Soil } from './materials.ts'
import { findConditions, hasVoids, leadingCondition } from './read-condition.ts'
import { fillOf } from './void-fill.ts'

/** What a stratum is: a material or, where the log states none, its condition. */
export type Ground = Soil | Rock | Condition

/** One or two principal soils with secondary ones, most important first; or one rock; or one condition. */
export interface Composition {
  readonly principal: readonly Ground[]
  readonly secondary: readonly Soil[]
}

/** A column of a log has no room for more of them. */
const MAX_SECONDARY_MATERIALS = 3

/** The first words of a description name the stratum. */
const MAX_READ_CHARACTERS = 400
export const beginningOf = (text: string): string => text.slice(0, MAX_READ_CHARACTERS).replace(/\s+/g, ' ')

const EMPTY_COMPOSITION: Composition = { principal: [], secondary: [] }

/**
 * Reads the words of a legend code's meaning (`Sandy gravelly CLAY`) or a stratum's description (BS 5930).
 * The principal soil is in capitals, lesser ones are before it as adjectives. A condition (void, no recovery)
 * counts where the text begins with it, or names no material. Limestone with a void is limestone. No
 * principal if no word is known.
 */
export function readComposition(text: string): Composition {
  const start = beginningOf(text)
  const leading = leadingCondition(start)
  if (!leading) return readMaterials(start)
  const fill = fillOf(start, leading)
  return fill === null ? whole(leading.condition) : readComposition(fill)
}

function readMaterials(start: string): Composition {
  const capitals = findPrincipals(start, (word) => word === word.toUpperCase())
  const found = capitals.length > 0 ? capitals : findPrincipals(start, () => true)
  const first = found[0]
  const condition = capitals.length > 0 ? null : conditionBefore(start, first?.start)
  if (condition) return whole(condition)
  if (!first) return hasVoids(start) ? whole('void') : EMPTY_COMPOSITION
  if (!isSoil(first.material) || isWhole(first.material)) return whole(first.material)
  const second = found[1]
  const joined =
    second &&
    isSoil(second.material) &&
    second.material !== first.material &&
    /^[\s,]*(and|\/|&)[\s/]*$/i.test(start.slice(first.end, second.start))
  const principal = joined ? [first.material, second.material] : [first.material]
  const before = start.slice(Math.max(0, start.lastIndexOf('.', first.start)), first.start)
  return { principal, secondary: findSecondary(before).filter((soil) => !principal.includes(soil)) }
}

/**
 * In a text with no material in capitals: a condition in capitals before its first material, or any if it has
 * none.
 */
function conditionBefore(text: string, material: number | undefined): Condition | null {
  const found = findConditions(text).find(
    (named) =>
      fillOf(text, named) === null &&
      (material === undefined || (named.start < material && named.word === named.word.toUpperCase())),
  )
  return found?.condition ?? null
}

const whole = (ground: Ground): Composition => ({ principal: [ground], secondary: [] })

interface Found {
  readonly material: Soil | Rock
  readonly start: number
  readonly end: number
}

function findPrincipals(text: string, counts: (word: string) => boolean): Found[] {
  const found: Found[] = []
  for (const [material, { noun }] of [...entries(ROCKS), ...entries(SOILS)]) {
    for (const match of text.matchAll(noun)) {
      if (counts(match[0])) found.push({ material, start: match.index, end: match.index + match[0].length })
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

function findSecondary(text: string): Soil[] {
  const found = entries(SOILS).flatMap(([soil, { adjective }]) => {
    const at = adjective ? text.search(adjective) : -1
    return at < 0 ? [] : [{ soil, at }]
  })
  // The nearer to the noun, the more of it there is.
  return found
    .sort((a, b) => b.at - a.at)
    .map(({ soil }) => soil)
    .slice(0, MAX_SECONDARY_MATERIALS)
}

const entries = <K extends string, V>(table: Readonly<Record<K, V>>) => Object.entries(table) as [K, V][]

export const isSoil = (ground: Ground): ground is Soil => Object.hasOwn(SOILS, ground)

/** Ground that is drawn in one way, whatever is in it. */
const isWhole = (material: Soil) => SOILS[material].glyph === null
