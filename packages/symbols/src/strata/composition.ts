import { ROCKS, SOILS, type Rock, type Soil } from './materials.ts'

/** What a stratum is made of: one or two principal soils with secondary ones, most important first, or one rock. */
export interface Composition {
  readonly principal: readonly (Soil | Rock)[]
  readonly secondary: readonly Soil[]
}

/** More than this a column of a log cannot tell apart. */
const MOST_SECONDARY = 3

const NOTHING: Composition = { principal: [], secondary: [] }

/**
 * Reads the words of a legend code's meaning (`Sandy gravelly CLAY`) or a stratum's description (BS 5930: the
 * principal soil in capitals, lesser ones before it as adjectives). Nothing known is no principal at all.
 */
export function readComposition(text: string): Composition {
  const start = text.slice(0, 400)
  const capitals = findPrincipals(start, (word) => word === word.toUpperCase())
  const found = capitals.length > 0 ? capitals : findPrincipals(start, () => true)
  const first = found[0]
  if (!first) return NOTHING
  if (!isSoil(first.material) || isWhole(first.material))
    return { principal: [first.material], secondary: [] }
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
    .slice(0, MOST_SECONDARY)
}

const entries = <K extends string, V>(table: Readonly<Record<K, V>>) => Object.entries(table) as [K, V][]

export const isSoil = (material: Soil | Rock): material is Soil => Object.hasOwn(SOILS, material)

/** Ground that is drawn in one way, whatever is in it. */
const isWhole = (material: Soil) => SOILS[material].glyph === null
