import { distanceText } from '../distance-text.ts'
import type { MeasuredSite } from '../find-outliers.ts'
import { gridCorrections } from '../grid-corrections.ts'
import type { Transformer } from '../transformer.ts'
import { distanceMetres, metresToNearest, type Wgs84 } from '../wgs84.ts'
import type { PlacedStatement } from './position-statement.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'

/** Names of holes that are expected close to a hole, in the simplest forms of series. */
interface RelatedNames {
  /** Repeats of one hole: `12` and `12A`, `WS4A` to `WS4H`. */
  readonly repeats: readonly string[]
  /** The names before and after it, for each number in its name: `TP22/S31` and `TP24/S31` of `TP23/S31`. */
  readonly betweens: readonly (readonly [before: string, after: string])[]
}

/** The name without the one letter that marks a repeat behind its number. */
const stemOf = (name: string): string => name.replace(/(?<=\d)[A-Za-z]$/, '')

const betweensOf = (name: string): (readonly [string, string])[] =>
  Array.from(name.matchAll(/\d{1,9}/g), ({ 0: digits, index }) => {
    const numbered = (number: number) =>
      name.slice(0, index) + String(number).padStart(digits.length, '0') + name.slice(index + digits.length)
    return [numbered(Number(digits) - 1), numbered(Number(digits) + 1)] as const
  })

/** Metres from related holes below which no wrong digit is looked for: digits of a kilometre are. */
const MIN_DISTANCE_M = 900
/** With another digit a hole is this many times nearer to related ones. */
const MIN_TIMES_NEARER = 20
/** The corrected position is this many times nearer to some other hole. */
const MIN_TIMES_NEARER_OTHERS = 2
/**
 * Metres within which another digit brings a hole to one of its repeats, or to both holes that it is numbered
 * between.
 */
const NEAR_M = { repeat: 50, between: 250 }

interface Relation {
  readonly related: readonly PlacedStatement[]
  readonly near: number
  /** Distance of a corrected position from the related holes. */
  readonly distance: (metres: readonly number[]) => number
}

const minOf = (metres: readonly number[]): number => Math.min(...metres)
const maxOf = (metres: readonly number[]): number => Math.max(...metres)

/**
 * Holes far from those of related names, of which a wrong digit of the easting or northing is the likely
 * cause. Other holes must be much nearer to the corrected position, so that of two repeats the right one is
 * believed.
 */
export function findWrongDigits(
  placed: readonly PlacedStatement[],
  { middle }: MeasuredSite,
  { transformer }: DoubtContext,
): Doubts {
  const doubts: Doubts = new Map()
  if (transformer === null) return doubts
  const byName = new Map(placed.map((one) => [one.statement.hole.locaId, one]))
  const relatedTo = createRelatedNames([...byName.keys()])
  const relationsOf = (name: string): Relation[] => {
    const { repeats, betweens } = relatedTo(name)
    const holesOf = (names: readonly string[]) => names.flatMap((related) => byName.get(related) ?? [])
    const repeat = { related: holesOf(repeats), near: NEAR_M.repeat, distance: minOf }
    const pairs = betweens.map((pair) => ({ related: holesOf(pair), near: NEAR_M.between, distance: maxOf }))
    return [repeat, ...pairs]
  }
  for (const one of placed) {
    for (const relation of relationsOf(one.statement.hole.locaId)) {
      const found = explainDistance(one, relation, placed, transformer)
      if (found === null) continue
      const { hole, metres } = found.neighbour
      const reason = `${distanceText(metres)} from ${hole.statement.hole.locaId}; perhaps ${found.error}`
      doubts.set(one.statement, { ...one.position, distance: Math.round(metresBetween(one, middle)), reason })
    }
  }
  return doubts
}

/**
 * The wrong digit that explains the distance of a hole from related ones; null if there is none, or no such
 * distance.
 */
function explainDistance(
  one: PlacedStatement,
  { related, near, distance }: Relation,
  placed: readonly PlacedStatement[],
  transformer: Transformer,
): { readonly neighbour: Neighbour; readonly error: string } | null {
  const { stated, hole } = one.statement
  const { easting, northing } = hole
  const neighbour = nearestOf(related, one.position)
  if (stated !== null || easting === null || northing === null) return null
  if (neighbour === null || neighbour.metres < MIN_DISTANCE_M) return null
  const limit = Math.min(near, neighbour.metres / MIN_TIMES_NEARER)
  const correction = gridCorrections({ easting, northing }).find(({ point, unit }) => {
    const corrected = unit === null ? null : transformer.toWgs84(point.easting, point.northing)
    if (corrected === null || distance(related.map((other) => metresBetween(other, corrected))) > limit)
      return false
    const others = placed.filter((other) => other !== one && other !== neighbour.hole)
    return (
      metresToNearest(others, corrected) * MIN_TIMES_NEARER_OTHERS < metresToNearest(others, one.position)
    )
  })
  return correction === undefined ? null : { neighbour, error: correction.error }
}

const metresBetween = ({ position }: PlacedStatement, point: Wgs84): number => distanceMetres(position, point)

interface Neighbour {
  readonly hole: PlacedStatement
  readonly metres: number
}

function nearestOf(holes: readonly PlacedStatement[], point: Wgs84): Neighbour | null {
  let nearest: Neighbour | null = null
  for (const hole of holes) {
    const metres = metresBetween(hole, point)
    if (nearest === null || metres < nearest.metres) nearest = { hole, metres }
  }
  return nearest
}

/** Looks up the names related to one of these. */
function createRelatedNames(all: readonly string[]): (name: string) => RelatedNames {
  const known = new Set(all)
  const byStem = Map.groupBy(known, stemOf)
  return (name) => ({
    repeats: (byStem.get(stemOf(name)) ?? []).filter((other) => other !== name),
    betweens: betweensOf(name).filter((pair) => pair.every((other) => known.has(other))),
  })
}
