import { strataPattern, type StrataPattern } from '@groundsheet/symbols'
import type { Mark } from '@groundsheet/logs'
import type { Glossary } from '../data/tables/glossary.ts'
import { strings } from './strings.ts'

/** Artwork of a stratum, or of backfill by what it is said to be. */
export function patternOf({ row, label }: Mark, glossary: Glossary): StrataPattern {
  if (row.table !== 'GEOL') {
    const code = row.data.BKFL_LEG ?? ''
    const words = glossary.meaning('BKFL_LEG', code) ?? label
    return strataPattern({ code: '', meaning: BACKFILL_AS[code] ?? words, description: words })
  }
  const code = row.data.GEOL_LEG?.trim() ?? ''
  return strataPattern({ code, meaning: glossary.meaning('GEOL_LEG', code) ?? '', description: label })
}

/** Codes of the AGS list whose material is drawn as another: what came out of the hole as made ground. */
const BACKFILL_AS: Readonly<Record<string, string>> = {
  '901': 'SAND',
  '902': 'GRAVEL',
  '903': 'BENTONITE',
  '904': 'GROUT',
  '905': 'MADE GROUND',
  '906': 'CONCRETE',
}

/** `strata-clay-with-sand` in words: what the ground was read as; null where nothing is known of it. */
export function patternName({ id }: Pick<StrataPattern, 'id'>): string | null {
  if (id === 'strata-unknown') return null
  if (id === 'strata-contradicted') return strings.strata.contradicted
  const text = id.replace('strata-', '').replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Each drawing once, for `<defs>`. */
export const collectPatterns = (patterns: readonly StrataPattern[]): string =>
  [...new Map(patterns.map(({ id, svgPattern }) => [id, svgPattern])).values()].join('')

/** One tile of each, for paper. */
export const collectTiles = (patterns: readonly StrataPattern[]): string =>
  [...new Map(patterns.map(({ id, svgTile }) => [id, svgTile])).values()].join('')
