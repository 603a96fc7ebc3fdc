import { readLimits, readSpt, sptContradiction } from '@groundsheet/readings/limits'
import type { AgsBlock } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CreateCheck } from './check.ts'
import { rowPlace } from './row-place.ts'

type Values = Readonly<Record<string, string>>

interface Rule {
  readonly heading: string
  readonly finding: CheckFinding
  /** Statements of a row that contradict each other; empty if there are none. */
  readonly contradiction: (values: Values) => string
}

const LIMITS = {
  finding: 'contradictoryLimits',
  contradiction: (values: Values) => readLimits(values).disagreement.join(', '),
} as const

const RULES: ReadonlyMap<string, Rule> = new Map([
  [
    'ISPT',
    {
      heading: 'ISPT_NVAL',
      finding: 'contradictorySpt',
      contradiction: (values) => sptContradiction(values, readSpt(values)),
    },
  ],
  ['LLPL', { heading: 'LLPL_LL', ...LIMITS }],
  ['CLSS', { heading: 'CLSS_LL', ...LIMITS }],
] satisfies [string, Rule][])

/** Rows of one test whose statements contradict each other: standard penetration tests and consistency limits. */
export const checkContradictoryRows: CreateCheck = ({ report }) => ({
  block(block) {
    const rule = RULES.get(block.code)
    if (rule === undefined) return undefined
    const { heading, finding, contradiction } = rule
    const placeOf = rowPlace(block)
    return (values, line) => {
      const found = contradiction(valuesOf(block, values))
      if (found !== '')
        report(finding, { line, group: block.code, heading, text: `${placeOf(values)}: ${found}` })
    }
  },
})

const valuesOf = ({ headings }: AgsBlock, values: readonly string[]): Values =>
  Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
