import { findLegendContradiction, type LegendContradiction } from '@groundsheet/readings'
import { findingWords } from './finding-words.ts'
import type { Finding, Mark } from './log.ts'

/** Meaning of a legend code (GEOL_LEG) in the file, else in the AGS list; null if unknown. */
export type LegendMeaning = (code: string) => string | null

/** Characters of a description that are quoted. */
const MAX_QUOTED_CHARACTERS = 80

/** Strata whose code and description exclude each other. */
export const findLegendCodes = (strata: readonly Mark[], meaningOf: LegendMeaning): Finding[] =>
  findConflicts(strata, meaningOf, () => true)

/**
 * Those of them that a section lists: all but ground whose code names another soil or rock, or a condition of
 * it.
 */
export const findSectionConflicts = (strata: readonly Mark[], meaningOf: LegendMeaning): Finding[] =>
  findConflicts(strata, meaningOf, (conflict) => conflict !== 'other-material' && conflict !== 'names-ground')

const findConflicts = (
  strata: readonly Mark[],
  meaningOf: LegendMeaning,
  isListed: (conflict: LegendContradiction) => boolean,
): Finding[] =>
  strata.flatMap(({ row, top, base, label }): Finding[] => {
    const code = row.data.GEOL_LEG?.trim() ?? ''
    const meaning = meaningOf(code)
    const found = findLegendContradiction({ code, meaning, description: label })
    if (found === null || !isListed(found)) return []
    const named = found === 'no-void' ? findingWords.void : (meaning ?? '')
    const text = findingWords.legendCode({ code, meaning: named, description: shorten(label) }, found)
    return [{ kind: 'legend-code', table: row.table, top, base, row, text }]
  })

function shorten(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text.length <= MAX_QUOTED_CHARACTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTED_CHARACTERS)).trimEnd()}…`
}
