import { formatCount } from '@groundsheet/readings'
import { findingTitle, type RuleFinding } from '@groundsheet/rules'

/** Sentences beyond these are only counted. */
const MAX_SENTENCES = 500

/** A sentence for each rule, group and heading; `edition`: of the file. */
export function describeFindings(findings: readonly RuleFinding[], edition: 'AGS3' | 'AGS4'): string[] {
  const places = Map.groupBy(findings, ({ rule, group, heading }) => JSON.stringify([rule, group, heading]))
  const sentences = [...places.values()].map((found) => describe(found, edition))
  const more = sentences.length - MAX_SENTENCES
  return more > 0
    ? [
        ...sentences.slice(0, MAX_SENTENCES),
        `… and ${formatCount(more)} more; npx groundsheet check lists all`,
      ]
    : sentences
}

function describe(found: readonly RuleFinding[], edition: 'AGS3' | 'AGS4'): string {
  const { rule = '', group = null, heading = null, message = '' } = found[0] ?? {}
  const place = [group, heading].filter((name) => name !== null).join(' ')
  const count = found.reduce((sum, one) => sum + one.count, 0)
  const times = count === 1 ? '' : ` (${formatCount(count)} findings)`
  return `${findingTitle(rule, edition)}${place === '' ? '' : `, ${place}`}: ${message}${times}`
}
