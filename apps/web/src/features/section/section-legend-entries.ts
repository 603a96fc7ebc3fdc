import type { StrataPattern } from '@groundsheet/symbols'
import type { Mark } from '@groundsheet/logs'
import type { Glossary } from '../../data/tables/glossary.ts'
import { meaningOfPattern, patternName, patternOf } from '../../ui/fill-patterns.ts'
import type { Stick } from './section-model.ts'
import {
  geologyOf,
  labelStratum,
  nameGeology,
  type GeologyName,
  type StratumLabel,
} from './stratum-labels.ts'

export interface LegendEntry {
  readonly pattern: StrataPattern
  /** GEOL_LEG; empty if not stated. */
  readonly code: string
  /** Meaning of the code, or of the pattern derived from the description; null if neither is known. */
  readonly meaning: string | null
  /** Names of the geology with this pattern, most frequent first. */
  readonly geology: readonly string[]
}

export interface StrataLegend {
  /** Sorted by mean depth, shallowest first. */
  readonly entries: readonly LegendEntry[]
  /** Geology codes whose name differs from the code, in the same order. */
  readonly codes: readonly GeologyName[]
  readonly patternOf: (mark: Mark) => StrataPattern
  readonly labelOf: (mark: Mark) => StratumLabel
}

interface WithHole extends Pick<Stick, 'strata'> {
  readonly hole: Pick<Stick['hole'], 'inProject'>
}

/**
 * The legend of the drawn strata; the pattern of each stratum is looked up once. `glossary`: of the holes
 * that do not have their own. A code that means something else in each project has an entry for each.
 */
export function readLegend(sticks: readonly WithHole[], glossary: Glossary): StrataLegend {
  const strata = sticks.flatMap((stick) => stick.strata)
  const glossaries = new Map(
    sticks.flatMap(({ strata, hole }) => strata.map((mark) => [mark, hole.inProject?.glossary ?? glossary])),
  )
  const glossaryOf = (mark: Mark) => glossaries.get(mark) ?? glossary
  const patterns = new Map(strata.map((mark) => [mark, patternOf(mark, glossaryOf(mark))]))
  const patternOfMark = (mark: Mark) => patterns.get(mark) ?? patternOf(mark, glossaryOf(mark))
  const codeOf = (mark: Mark) => geologyOf(mark, patternOfMark(mark))
  const namers = new Map(
    [...Map.groupBy(strata, glossaryOf)].map(([own, marks]) => [own, nameGeology(marks, codeOf, own)]),
  )
  const nameOf = (mark: Mark) => namers.get(glossaryOf(mark))?.(codeOf(mark)) ?? NO_NAME
  const statedOf = (mark: Mark) =>
    meaningOfPattern(patternOfMark(mark), glossaryOf(mark), 'GEOL_LEG', legendCode(mark))
  const groups = groupByDepth(strata, (mark) =>
    [legendCode(mark), patternOfMark(mark).id, statedOf(mark)?.toLowerCase() ?? ''].join('\n'),
  )
  const geologies = groupByDepth(
    strata.filter((mark) => codeOf(mark) !== ''),
    (mark) => [codeOf(mark), nameOf(mark).name?.toLowerCase() ?? ''].join('\n'),
  ).map(([, , first]) => nameOf(first))
  const nameText = (mark: Mark) => nameOf(mark).name ?? nameOf(mark).code
  return {
    entries: groups.map(([, marks, first]): LegendEntry => {
      const [pattern, code] = [patternOfMark(first), legendCode(first)]
      const stated = statedOf(first)
      return {
        pattern,
        code,
        meaning: stated ?? patternName(pattern),
        geology: byFrequency(marks.filter((mark) => codeOf(mark) !== '').map(nameText)).filter(
          (name) => name.toLowerCase() !== (stated ?? patternName(pattern))?.toLowerCase(),
        ),
      }
    }),
    codes: geologies.filter(({ code }) => code !== ''),
    patternOf: patternOfMark,
    labelOf: (mark) => {
      const code = codeOf(mark)
      return labelStratum(mark, patternOfMark(mark), code === '' ? null : nameOf(mark), glossaryOf(mark))
    },
  }
}

const NO_NAME: GeologyName = { code: '', name: null, fromDescriptions: false }

const legendCode = ({ row }: Mark) => row.data.GEOL_LEG?.trim() ?? ''

type Group = readonly [key: string, marks: readonly Mark[], first: Mark]

/** Groups strata by key and sorts the groups by the mean depth of their tops. */
function groupByDepth(strata: readonly Mark[], keyOf: (mark: Mark) => string): Group[] {
  const meanTop = (marks: readonly Mark[]) => marks.reduce((sum, { top }) => sum + top, 0) / marks.length
  return [...Map.groupBy(strata, keyOf)]
    .flatMap(([key, marks]): Group[] => marks.slice(0, 1).map((first) => [key, marks, first]))
    .toSorted(([, a], [, b]) => meanTop(a) - meanTop(b))
}

const byFrequency = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([text]) => text)
