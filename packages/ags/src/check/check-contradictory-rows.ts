import { readLimits, readSpt, sptContradiction } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { rowLabel } from './row-label.ts'

type Values = Readonly<Record<string, string>>

interface Rule {
  readonly heading: string
  readonly find: (values: Values) => readonly Fault[]
}

interface Fault {
  readonly finding: CheckFinding
  readonly text: string
}

const LIMITS = {
  find: (values: Values) => faults('contradictoryLimits', readLimits(values).disagreement.join(', ')),
} as const

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['ISPT', { heading: 'ISPT_NVAL', find: findSptFaults }],
  ['LLPL', { heading: 'LLPL_LL', ...LIMITS }],
  ['CLSS', { heading: 'CLSS_LL', ...LIMITS }],
] satisfies [string, Rule][])

const faults = (finding: CheckFinding, text: string): Fault[] => (text === '' ? [] : [{ finding, text }])

/** A contradiction says why there is no result. */
function findSptFaults(values: Values): Fault[] {
  const reading = readSpt(values)
  const contradictions = faults('contradictorySpt', sptContradiction(values, reading))
  const { result } = reading
  // A number that cannot be is a finding of its own.
  if (contradictions.length > 0 || result.kind !== 'unread' || NUMBER.test(result.text)) return contradictions
  return faults('unreadSpt', result.text)
}

/**
 * Rows of one test whose statements contradict each other: standard penetration tests and consistency limits.
 * Penetration tests whose result cannot be read, too.
 */
export const checkContradictoryRows: CreateCheck = ({ report }) => ({
  block(block) {
    const rule = RULES.get(block.code)
    if (rule === undefined) return undefined
    const { heading, find } = rule
    const placeOf = rowLabel(block)
    return (values, line) => {
      for (const { finding, text } of find(valuesOf(block, values)))
        report(finding, { line, group: block.code, heading, text: `${placeOf(values)}: ${text}` })
    }
  },
})

const valuesOf = ({ headings }: AgsBlock, values: readonly string[]): Values =>
  Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
