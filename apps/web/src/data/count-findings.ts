import type { Finding } from '@groundsheet/contract'

/** How often something was found: a finding of a rule is for all places that break it. */
export const countFindings = (findings: readonly Pick<Finding, 'count'>[]): number =>
  findings.reduce((sum, { count = 1 }) => sum + count, 0)

/** Number of rules that findings are of. */
export const countKinds = (findings: readonly Pick<Finding, 'rule'>[]): number =>
  new Set(findings.map(({ rule }) => rule)).size
