import { formatCount } from '@groundsheet/readings'
import { UserError, type UserProblem } from '../common/user-error.ts'
import { summariseDiagnostics, type DiagnosticList } from './diagnostics.ts'
import type { DiagnosticsReport, ImportDiagnostic } from './report.ts'

/** Errors that the message names; `diagnostics` has all. */
const MAX_NAMED_ERRORS = 20

/** An import that --strict refused, with everything that was found until then. Nothing is stored. */
export class RefusedImport extends UserError {
  readonly diagnostics: DiagnosticsReport

  constructor(found: DiagnosticList) {
    super(linesOf(found.items.filter(({ severity }) => severity === 'error')))
    this.diagnostics = summariseDiagnostics(found)
  }
}

function linesOf([first, ...others]: readonly ImportDiagnostic[]): [UserProblem, ...UserProblem[]] {
  if (first === undefined) throw new RangeError('an import is refused for an error')
  if (others.length === 0) return [problemOf(first, '. Refused because of --strict.')]
  const count = others.length + 1
  const which = count > MAX_NAMED_ERRORS ? `, of which the first ${MAX_NAMED_ERRORS} are named` : ''
  const all = count > MAX_NAMED_ERRORS ? ' The same command with --json lists all.' : ''
  const last = `Refused because of --strict: ${formatCount(count)} errors${which}.${all}`
  return [
    problemOf(first),
    ...others.slice(0, MAX_NAMED_ERRORS - 1).map((error) => problemOf(error)),
    { file: null, problem: last },
  ]
}

const problemOf = ({ file, project, line, message }: ImportDiagnostic, end = ''): UserProblem => ({
  file: `${file ?? project ?? ''}${line === null ? '' : `:${line}`}`,
  problem: `${message}${end}`,
})
