import { INCREMENT_MM, MAIN_DRIVE_MM, MIN_REFUSAL_BLOWS, TOLERANCE_MM } from './drive.ts'
import type { SptResult } from './spt-result.ts'
import type { StatedDrive, Statements } from './statements.ts'

interface Claim {
  readonly text: string
  readonly blows: number
  /** Millimetres; null where the statement has none. */
  readonly penetration: number | null
  /** How far another penetration may differ from this one, mm. */
  readonly tolerance: number
}

/** All statements of the result, where one of them differs from it; empty where all agree. */
export function findDisagreement(statements: Statements, result: SptResult): string[] {
  const known = mainDriveOf(result)
  if (!known) return []
  const claims = claimsOf(statements)
  const differs = claims.some(
    ({ blows, penetration, tolerance }) =>
      blows !== known.blows ||
      (penetration !== null &&
        Math.abs(Math.min(penetration, MAIN_DRIVE_MM) - known.penetration) > tolerance),
  )
  const isUnlikely = statements.nval !== null && result.kind === 'incomplete' && isDoubtful(statements)
  const denial = result.kind === 'n' && deniesN(statements) ? [reportName(statements)] : []
  const isContradicted = differs || isUnlikely || denial.length > 0
  return isContradicted ? [...new Set([...claims.map(({ text }) => text), ...denial])] : []
}

/** `N*=33`, `N=652*`: an N extrapolated from a drive that stopped short, as a rule. */
const MARKED_N = /^N ?(?:\* ?[=:]? ?\d|[=:]? ?\d+ ?\*)/i

/** Whether the text says that the test has no N: a refusal, or an N marked as extrapolated. */
const deniesN = ({ reports, texts }: Statements): boolean =>
  reports.some(({ refusal }) => refusal) || texts.some((text) => MARKED_N.test(text))

const reportName = ({ texts }: Statements) => `ISPT_REP ${texts.join(' ')}`

/** A short drive that so few blows cannot have stopped, that nobody measured, or whose ISPT_NPEN may lack the seating. */
function isDoubtful({ drives: [drive], npen }: Statements): boolean {
  if (!drive) return false
  const isOfMainAlone = drive.source === 'total' && npen === MAIN_DRIVE_MM
  return drive.blows < MIN_REFUSAL_BLOWS || !drive.measured || isOfMainAlone
}

function mainDriveOf(result: SptResult): { blows: number; penetration: number } | null {
  if (result.kind === 'n') return { blows: result.n, penetration: MAIN_DRIVE_MM }
  return result.kind === 'incomplete' ? result : null
}

function claimsOf(statements: Statements): Claim[] {
  const { nval, main, npen, reports, drives } = statements
  const text = reportName(statements)
  const counts: readonly (readonly [string, number | null])[] = [
    [`ISPT_NVAL ${nval ?? ''}`, nval],
    [`ISPT_MAIN ${main ?? ''}`, main],
    ...reports.map(({ count }) => [text, count] as const),
  ]
  const name = ({ source, blows, penetration }: StatedDrive) =>
    ({
      increments: `increments ${blows} blows in ${penetration} mm`,
      total: `ISPT_NPEN ${npen ?? ''} mm`,
      text,
    })[source]
  return [
    ...counts.flatMap(([text, blows]) =>
      blows === null ? [] : [{ text, blows, penetration: null, tolerance: 0 }],
    ),
    ...drives.map((drive) => ({
      text: name(drive),
      blows: drive.blows,
      penetration: drive.penetration,
      // A last increment may be short where none has its penetration.
      tolerance: drive.measured ? TOLERANCE_MM : INCREMENT_MM,
    })),
  ]
}
