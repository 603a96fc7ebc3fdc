import { ownValue } from '@groundsheet/readings'
import { strataPattern, type StrataPattern } from '@groundsheet/symbols'
import type { Mark } from '@groundsheet/logs'
import type { Glossary } from '../data/tables/glossary.ts'
import { strings } from './strings/strings.ts'

/**
 * Code of the material of a stratum or of backfill, and its heading. Some AGS 3 files state backfill as
 * GEOL_LEG.
 */
export function materialCode({ table, data }: Mark['row']): { heading: string; code: string } {
  const codeIn = (heading: string) => data[heading]?.trim() ?? ''
  const isGeology = table === 'GEOL' || (codeIn('BKFL_LEG') === '' && codeIn('GEOL_LEG') !== '')
  const heading = isGeology ? 'GEOL_LEG' : 'BKFL_LEG'
  return { heading, code: codeIn(heading) }
}

/** Pattern of a stratum, or of backfill by its description. */
export function patternOf({ row, label }: Mark, glossary: Glossary): StrataPattern {
  const { heading, code } = materialCode(row)
  if (row.table !== 'GEOL') {
    const words = glossary.meaning(heading, code) ?? label
    const standardName = heading === 'BKFL_LEG' ? ownValue(BACKFILL_PATTERNS, code) : undefined
    return strataPattern({ code: '', meaning: standardName ?? words, description: words })
  }
  return strataPattern({ code, meaning: glossary.meaning('GEOL_LEG', code) ?? '', description: label })
}

/** AGS codes of backfill whose pattern differs from their meaning: arisings are drawn as made ground. */
const BACKFILL_PATTERNS: Readonly<Record<string, string>> = {
  '901': 'SAND',
  '902': 'GRAVEL',
  '903': 'BENTONITE',
  '904': 'GROUT',
  '905': 'MADE GROUND',
  '906': 'CONCRETE',
}

/** `Clay with sand` for `strata-clay-with-sand`: the soil a stratum was read as; null if unknown. */
export function patternName({ id }: Pick<StrataPattern, 'id'>): string | null {
  if (id === 'strata-unknown') return null
  if (id === 'strata-contradicted') return strings.strata.contradicted
  if (id === 'strata-no-recovery-void') return strings.strata.unrecoveredVoid
  const text = id.replace('strata-', '').replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Meaning of a code if it is also the name of the pattern drawn; else null. */
export const meaningOfPattern = (
  { overridesCode, meansSeveral }: Pick<StrataPattern, 'overridesCode' | 'meansSeveral'>,
  glossary: Glossary,
  heading: string,
  code: string,
): string | null => (overridesCode || meansSeveral ? null : glossary.meaning(heading, code))

const legendCode = ({ row }: Mark): string => row.data.GEOL_LEG?.trim() ?? ''

/**
 * Meaning of a legend code; what the pattern is if the description overrides the code, or the code means
 * several things; null if unknown.
 */
export function stratumMeaning(mark: Mark, glossary: Glossary): string | null {
  const code = legendCode(mark)
  const pattern = patternOf(mark, glossary)
  if (!pattern.overridesCode && !pattern.meansSeveral) return glossary.meaning('GEOL_LEG', code)
  return [patternName(pattern) ?? '', code && `(${code})`].filter(Boolean).join(' ')
}

export const stratumName = (mark: Mark, glossary: Glossary): string =>
  stratumMeaning(mark, glossary) ?? legendCode(mark)

/** Each pattern once, for `<defs>`. */
export const collectPatterns = (patterns: readonly StrataPattern[]): string =>
  [...new Map(patterns.map(({ id, svgPattern }) => [id, svgPattern])).values()].join('')

/** One tile of each pattern, for print. */
export const collectTiles = (patterns: readonly StrataPattern[]): string =>
  [...new Map(patterns.map(({ id, svgTile }) => [id, svgTile])).values()].join('')
