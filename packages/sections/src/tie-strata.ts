/** A stratum of a hole: levels in metres above datum, `top` >= `base`; an empty `key` matches no other. */
export interface KeyedStratum {
  readonly key: string
  readonly top: number
  readonly base: number
}

/** The same stratum in two neighbouring holes. */
export interface Tie {
  readonly key: string
  readonly left: KeyedStratum
  readonly right: KeyedStratum
}

/** Levels are written to the centimetre; less than half of one is not a gap. */
const TOLERANCE_M = 0.005
/** Larger than any sum of level differences along two holes, metres. */
const MAX_DIFFERENCE_M = 1e9

/**
 * Ties between equal strata of two neighbours, from the top down. They are the longest common subsequence of
 * their keys, and of equally long ones the one with the least difference of levels. The order of strata is
 * kept, so that ties never cross. Adjoining strata of one key are merged. A stratum that overlaps one above
 * it is left out.
 */
export function tieStrata(left: readonly KeyedStratum[], right: readonly KeyedStratum[]): Tie[] {
  const [lefts, rights] = [joinEqual(left), joinEqual(right)]
  const best = scoreMatches(lefts, rights)
  const ties: Tie[] = []
  for (let [i, j] = [0, 0]; i < lefts.length && j < rights.length;) {
    const [a, b] = [lefts[i], rights[j]]
    const here = best[i]?.[j] ?? 0
    if (here === best[i + 1]?.[j]) i++
    else if (here === best[i]?.[j + 1]) j++
    else {
      if (a && b) ties.push({ key: a.key, left: a, right: b })
      i++
      j++
    }
  }
  return ties
}

/** `best[i][j]`: the score of the strata from `i` and from `j` down. */
function scoreMatches(lefts: readonly KeyedStratum[], rights: readonly KeyedStratum[]): number[][] {
  const best = Array.from({ length: lefts.length + 1 }, () => new Array<number>(rights.length + 1).fill(0))
  for (let i = lefts.length - 1; i >= 0; i--)
    for (let j = rights.length - 1; j >= 0; j--) {
      const [a, b] = [lefts[i], rights[j]]
      const tied = a && b?.key === a.key ? scoreOf(a, b) + (best[i + 1]?.[j + 1] ?? 0) : 0
      const row = best[i]
      if (row) row[j] = Math.max(tied, best[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return best
}

/** One, less a small amount for every metre of level difference. */
const scoreOf = (a: KeyedStratum, b: KeyedStratum) =>
  1 - Math.min(1e-4, (Math.abs(a.top - b.top) + Math.abs(a.base - b.base)) / MAX_DIFFERENCE_M)

function joinEqual(strata: readonly KeyedStratum[]): KeyedStratum[] {
  const joined: KeyedStratum[] = []
  let reached = Infinity
  for (const stratum of strata) {
    if (stratum.top > reached + TOLERANCE_M) continue
    const last = joined.at(-1)
    const adjoins = Math.abs(stratum.top - reached) <= TOLERANCE_M && last?.key === stratum.key
    if (last && adjoins) joined[joined.length - 1] = { ...last, base: stratum.base }
    else joined.push(stratum)
    reached = stratum.base
  }
  return joined.filter(({ key }) => key !== '')
}
