import { plural } from '../text/number-text.ts'
import { MAIN_DRIVE_MM, MIN_REFUSAL_BLOWS, SEATING_DRIVE_MM } from './drive.ts'

const SEATING_LIMIT = `a seating drive stops at ${MIN_REFUSAL_BLOWS} blows`
const WHOLE_MAIN = `a main drive is ${MAIN_DRIVE_MM} mm`

/** What the statements of a test say where they contradict each other. Penetrations are in millimetres. */
export const contradictionWords = {
  shown: (statements: string, shown: string) => `${statements}; shown: ${shown}`,
  increments: (blows: number) => `increments ${blows} blows`,
  incrementsIn: (blows: number, penetration: number) => `increments ${blows} blows in ${penetration} mm`,
  reportIncrements: (blows: number, penetration: number) =>
    `increments of ISPT_REP ${blows} blows in ${penetration} mm`,
  /** Behind an ISPT_NPEN that may be of either drive. */
  eitherDrive: ' (of both drives, or of the main drive alone)',
  /** Behind the statement of a main drive that is too short for an N. */
  short: ` (short of ${MAIN_DRIVE_MM} mm)`,
  shortTotal: (main: number) => ` (${main} mm of the main drive, short of ${MAIN_DRIVE_MM} mm)`,
  mainWithoutN: (written: string) => `increments of the main drive ${written}, and no N is stated`,
  seatingWithoutResult: (written: string) =>
    `increments of the seating drive ${written}, and no result is stated`,
  notCompleted: (blows: number) =>
    `increments of the main drive -,-,-,- after ${blows} blows of the seating drive: not completed`,
  withoutBlows: (statement: string) => `${statement} without blows`,
  readLater: (penetrations: readonly string[]) =>
    `penetrations read one increment later: ${penetrations.join(', ')}`,
  readAsMetres: (statement: string) => `penetrations read as metres: ${statement}`,
  unrecorded: (blows: number, increments: number) =>
    `${blows} blows in ${increments} increments with penetrations of 0 mm, which were not recorded`,
  textBeyondDrive: (text: string) => `ISPT_REP ${text} (${WHOLE_MAIN})`,
  incrementsBeyondDrive: (penetration: number) => `increments ${penetration} mm (${WHOLE_MAIN})`,
  totalBeyondTest: (penetration: number, whole: number) =>
    `ISPT_NPEN ${penetration} mm (a whole test is ${whole} mm)`,
  seatingOf: (blows: number) => `seating of ${blows} blows`,
  longSeating: (name: string) => `${name} (${SEATING_LIMIT})`,
  longSeatingReadAsMain: (name: string) =>
    `${name} (${SEATING_LIMIT}; later blows are read as the main drive)`,
  shortSeating: (blows: number, penetration: number) =>
    `seating of ${blows} blows in ${penetration} mm (neither ${MIN_REFUSAL_BLOWS} blows nor ` +
    `${SEATING_DRIVE_MM} mm)`,
  unmeasuredEnd: (blows: number, before: number) =>
    `the last increment has ${blows} ${plural(blows, 'blow', 'blows')} and no penetration; the ` +
    `${before} mm are those of the increments before it`,
  otherN60: (stated: { n60: number; n: number; energyRatio: string }, calculated: string) =>
    `ISPT_N60 ${stated.n60} (N ${stated.n} with an energy ratio of ${stated.energyRatio} % is an N60 ` +
    `of ${calculated})`,
}
