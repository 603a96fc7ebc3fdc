import { measureSite, type MeasuredSite } from '@groundsheet/coordinates'
import { createAdvice, type Advice } from './advise-position.ts'
import { chooseSites } from './choose-sites.ts'
import { doubtDigits } from './doubt-digits.ts'
import type { PlacedClaim } from './position-claims.ts'
import type { DoubtContext, Doubts, FarClaim } from './position-doubts.ts'
import { doubtMiddle, doubtSea, isStatedOnly } from './sea-positions.ts'
import { findSecondSite } from './second-site.ts'

/** Metres from the middle of the site beyond which a hole is not taken for a part of it. */
const MIN_DOUBTFUL_M = 50_000

/**
 * The positions that are too far from the rest of the site, or from land, to be believed, and those that are far but may be
 * right. Many holes close together are a second site, unless they lie in the sea.
 */
export function doubtPositions(
  placed: readonly PlacedClaim[],
  context: DoubtContext,
): { readonly doubts: Doubts; readonly far: readonly FarClaim[] } {
  const { ashore, adrift } = doubtSea(placed, context)
  if (ashore.length === 0) return { doubts: adrift(null), far: [] }
  const { believed, doubts } = chooseSites(ashore, context)
  const site = measureSite(believed.map(({ position }) => position))
  if (site === null) return { doubts: new Map([...doubts, ...adrift(null)]), far: [] }
  const advice = createAdvice(site, context)
  const far = farFrom(site, believed)
  for (const [claim, doubt] of doubtDigits(believed, site, context)) doubts.set(claim, doubt)
  for (const [claim, doubt] of doubtFar(far, { site, advice, believed, context })) doubts.set(claim, doubt)
  for (const [claim, doubt] of adrift({ site, advice })) doubts.set(claim, doubt)
  for (const [claim, doubt] of doubtMiddle(believed, site, context)) doubts.set(claim, doubt)
  return { doubts, far: far.filter(({ claim }) => !doubts.has(claim)) }
}

interface FarContext {
  readonly site: MeasuredSite
  readonly advice: Advice
  readonly believed: readonly PlacedClaim[]
  readonly context: DoubtContext
}

function doubtFar(far: readonly FarClaim[], { site, advice, believed, context }: FarContext): Doubts {
  const doubtful = far.filter(({ metres }) => metres >= MIN_DOUBTFUL_M)
  const secondSite = findSecondSite(doubtful, believed.length, {
    middle: site.middle,
    isAtSea: (position) => context.metresOffshore(position) > 0,
  })
  const doubts: Doubts = new Map()
  for (const one of far) {
    const { claim, position, metres } = one
    const mend = advice.mendOf(one)
    // Many holes together are no second site where a usual error in their degrees puts each on the first.
    const isTypingError = mend !== null && (metres < MIN_DOUBTFUL_M || isStatedOnly(claim))
    const isSecondSite = metres < MIN_DOUBTFUL_M ? !advice.isLost(one, far) : secondSite.has(position)
    if (isSecondSite && !isTypingError) continue
    const distance = Math.round(metres)
    const km = metres < MIN_DOUBTFUL_M ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)
    const reason = `${km} km from the rest of the site; ${advice.textOf(mend)}`
    doubts.set(claim, { ...position, distance, reason })
  }
  return doubts
}

const farFrom = (site: MeasuredSite, placed: readonly PlacedClaim[]): FarClaim[] =>
  site.outliers.flatMap(({ index, metres }) => {
    const one = placed[index]
    return one === undefined ? [] : [{ ...one, metres }]
  })
