import type { Finding } from '@groundsheet/contract'

/** How often something was found: a finding of a rule stands for all places that break it. */
export const countFindings = (findings: readonly Pick<Finding, 'count'>[]): number =>
  findings.reduce((sum, { count = 1 }) => sum + count, 0)
