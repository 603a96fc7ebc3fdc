/** Names of holes that are expected close to a hole, in the simplest forms of series. */
export interface RelatedNames {
  /** Repeats of one hole: `12` and `12A`, `WS4A` to `WS4H`. */
  readonly repeats: readonly string[]
  /** The names before and after it, for each number in its name: `TP22/S31` and `TP24/S31` of `TP23/S31`. */
  readonly betweens: readonly (readonly [before: string, after: string])[]
}

/** Looks up the names related to one of these. */
export function createRelatedNames(all: readonly string[]): (name: string) => RelatedNames {
  const known = new Set(all)
  const byStem = Map.groupBy(known, stemOf)
  return (name) => ({
    repeats: (byStem.get(stemOf(name)) ?? []).filter((other) => other !== name),
    betweens: betweensOf(name).filter((pair) => pair.every((other) => known.has(other))),
  })
}

/** The name without the one letter that marks a repeat behind its number. */
const stemOf = (name: string): string => name.replace(/(?<=\d)[A-Za-z]$/, '')

const betweensOf = (name: string): (readonly [string, string])[] =>
  Array.from(name.matchAll(/\d{1,9}/g), ({ 0: digits, index }) => {
    const numbered = (number: number) =>
      name.slice(0, index) + String(number).padStart(digits.length, '0') + name.slice(index + digits.length)
    return [numbered(Number(digits) - 1), numbered(Number(digits) + 1)] as const
  })
