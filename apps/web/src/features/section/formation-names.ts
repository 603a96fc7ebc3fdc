import type { Mark } from '@groundsheet/logs'

/** Brackets at the end of a description: BS 5930 puts the geological formation there. */
const FINAL_BRACKETS = /[([]([^()[\]]{3,60})[)\]][\s.]*$/
/** Bracketed remarks, and formations the logger was not sure of. */
const NOT_A_NAME = /driller|\b(?:possibl[ey]|probabl[ey]|assumed|reworked|weathered|recovered)\b|\d/i
/** Number of descriptions of one code that must agree. */
const MIN_STRATA = 2

/**
 * Names of geology codes that the file does not define, by code: the formation (GEOL_FORM) of most strata
 * with that code. `formationOf`: that of a stratum; empty if not stated.
 */
export function statedFormations(
  strata: readonly Mark[],
  codeOf: (mark: Mark) => string,
  formationOf: (mark: Mark) => string,
): Map<string, string> {
  const found = [...Map.groupBy(strata, codeOf)].flatMap(([code, marks]): [string, string][] => {
    const names = Map.groupBy(marks.map(formationOf).filter(Boolean), (name) => name.toLowerCase())
    const common = [...names.values()].find((same) => same.length * 2 > marks.length)
    return common?.[0] === undefined ? [] : [[code, common[0]]]
  })
  return new Map(found)
}

/**
 * Names of geology codes that the file does not define, by code: the formation in brackets at the end of most
 * descriptions. `strata`: those with such a code.
 */
export function formationNames(strata: readonly Mark[], codeOf: (mark: Mark) => string): Map<string, string> {
  const counts = new Map<string, Map<string, { name: string; count: number }>>()
  for (const mark of strata) {
    const name = FINAL_BRACKETS.exec(mark.label)?.[1]?.trim().replace(/\s+/g, ' ')
    if (name === undefined) continue
    const ofCode = counts.get(codeOf(mark)) ?? new Map<string, { name: string; count: number }>()
    const key = name.toLowerCase()
    ofCode.set(key, { name: ofCode.get(key)?.name ?? name, count: (ofCode.get(key)?.count ?? 0) + 1 })
    counts.set(codeOf(mark), ofCode)
  }
  return new Map(
    [...counts].flatMap(([code, names]): [string, string][] => {
      const name = commonName([...names.values()])
      return name === null ? [] : [[code, name]]
    }),
  )
}

/** The name in more than half of the descriptions; null if there is none. */
function commonName(names: readonly { name: string; count: number }[]): string | null {
  const total = names.reduce((sum, { name, count }) => sum + (NOT_A_NAME.test(name) ? 0 : count), 0)
  const found = names.find(({ name, count }) => !NOT_A_NAME.test(name) && count * 2 > total)
  return found !== undefined && found.count >= MIN_STRATA ? found.name : null
}
