import type { StrataPattern } from '@groundsheet/symbols'
import type { Mark } from '@groundsheet/logs'
import type { Glossary } from '../../data/glossary.ts'
import { patternName, patternOf } from '../../ui/fill-patterns.ts'
import { NO_STRATUM, type Stick } from './section-model.ts'

/** One kind of stratum that is drawn. */
export interface LegendEntry {
  readonly pattern: StrataPattern
  /** GEOL_LEG; empty where none is stated. */
  readonly code: string
  /** Of the code, or what the description was read as; null where neither is known. */
  readonly meaning: string | null
}

/** How a stratum can be named beside its column. */
export interface StratumLabel {
  /** Its geology code in words, else what its legend code or description means; empty where none is known. */
  readonly name: string
  /** The geology or legend code that `name` stands for; empty where it stands for none. */
  readonly code: string
}

export interface StrataLegend {
  /** From what mostly lies above to what mostly lies below. */
  readonly entries: readonly LegendEntry[]
  readonly patternOf: (mark: Mark) => StrataPattern
  readonly labelOf: (mark: Mark) => StratumLabel
}

/** What is drawn, and how: patterns are looked up once for each stratum. */
export function readLegend(sticks: readonly Pick<Stick, 'strata'>[], glossary: Glossary): StrataLegend {
  const patterns = new Map<Mark, StrataPattern>()
  const kinds = new Map<string, LegendEntry & { depth: number; count: number }>()
  for (const mark of sticks.flatMap(({ strata }) => strata)) {
    const pattern = patternOf(mark, glossary)
    const code = mark.row.data.GEOL_LEG?.trim() ?? ''
    const key = `${code} ${pattern.id}`
    const kind = kinds.get(key) ?? {
      pattern,
      code,
      meaning: pattern.overridesCode
        ? patternName(pattern)
        : (glossary.meaning('GEOL_LEG', code) ?? patternName(pattern)),
      depth: 0,
      count: 0,
    }
    kinds.set(key, { ...kind, depth: kind.depth + mark.top, count: kind.count + 1 })
    patterns.set(mark, pattern)
  }
  const entries = [...kinds.values()].sort((a, b) => a.depth / a.count - b.depth / b.count)
  const ofMark = (mark: Mark) => patterns.get(mark) ?? patternOf(mark, glossary)
  return { entries, patternOf: ofMark, labelOf: (mark) => labelStratum(mark, ofMark(mark), glossary) }
}

/** A void or lost core is never named by the geology around it. */
function labelStratum({ row: { data } }: Mark, pattern: StrataPattern, glossary: Glossary): StratumLabel {
  const [geology, code] = [data.GEOL_GEOL?.trim() ?? '', data.GEOL_LEG?.trim() ?? '']
  if (pattern.overridesCode) return { name: patternName(pattern) ?? '', code: '' }
  if (geology !== '' && !NO_STRATUM.has(code))
    return { name: glossary.meaning('GEOL_GEOL', geology) ?? geology, code: geology }
  return { name: glossary.meaning('GEOL_LEG', code) ?? patternName(pattern) ?? '', code }
}
