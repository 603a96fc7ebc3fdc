import { countedIn } from '../finding.ts'
import { countKinds, countSeverities, type CheckedFiles } from './report.ts'

/** The report as JSON: each file also with its findings counted by severity, and the rules they are of. */
export const jsonReport = (report: CheckedFiles): string =>
  JSON.stringify({ ...report, files: report.files.map(withCounts) }, null, 2)

function withCounts(file: CheckedFiles['files'][number]) {
  const found = countedIn(file)
  return { ...file, counts: countSeverities(found), kinds: countKinds(found) }
}
