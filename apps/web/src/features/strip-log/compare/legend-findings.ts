import type { Log } from '@groundsheet/logs'
import { logStrings } from '../../../ui/strings/log-strings.ts'

/** Notes on strata whose legend code and description disagree; none if strata are not `shown`. */
export const legendFindings = ({ lanes, findings }: Log, shown: ReadonlySet<string>): string[] =>
  lanes.some(({ id, kind }) => kind === 'strata' && shown.has(id))
    ? findings.filter(({ kind }) => kind === 'legend-code').map(logStrings.finding)
    : []
