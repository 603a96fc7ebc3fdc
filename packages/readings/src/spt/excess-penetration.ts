import { MAIN_DRIVE_MM, SEATING_DRIVE_MM, TOLERANCE_MM } from './drive.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { StatedDrive, Statements } from './statements.ts'

/** An imperial test of 18 in is 457 mm; its main drive of 12 in, 305 mm, is within TOLERANCE_MM. */
const TEST_TOLERANCE_MM = 10

const isBeyond = (penetration: number): boolean => penetration > MAIN_DRIVE_MM + TOLERANCE_MM

/**
 * Statements of more penetration than a test has. A main drive is 300 mm, with the seating 450 mm, with the
 * penetration under own weight more by that. Empty if there is none. Source: BS EN ISO 22476-3.
 */
export function findBeyondDrive({ npen, drives, texts }: Statements, sank: number): string[] {
  const whole = SEATING_DRIVE_MM + MAIN_DRIVE_MM + sank
  const isTotalBeyond = npen !== null && npen > whole + TEST_TOLERANCE_MM
  const beyond = drives.filter(({ source, penetration }) => source !== 'total' && isBeyond(penetration))
  const name = ({ source, penetration }: StatedDrive) =>
    source === 'text'
      ? contradictionWords.textBeyondDrive(texts.join(' '))
      : contradictionWords.incrementsBeyondDrive(penetration)
  return [...(isTotalBeyond ? [contradictionWords.totalBeyondTest(npen, whole)] : []), ...beyond.map(name)]
}

/** Whether blows by increments of a whole main drive state N beside a penetration that cannot be. */
export const isNCounted = ({ drives }: Statements): boolean =>
  drives.some(
    ({ source, penetration, increments }) =>
      source !== 'total' && increments > 1 && penetration >= MAIN_DRIVE_MM && !isBeyond(penetration),
  )
