import { ONE_NAME, similarNamesMessage } from '../similar-names.ts'
import type { FindingKind, Advice } from '../diagnostic-collector.ts'

const DIVIDE = 'Divide the file, and check each part'
const DEPTHS = 'Correct the depths'
const ONE_OF_TWO = 'Correct one of the two'

/** Rows without a value of a key belong to nothing: no key is to be left empty. */
const valueOrNone = (value: string, isKey: boolean): string => (isKey ? value : `${value}, or leave it empty`)

const correctValue: Advice = ({ isKey }) => `Correct ${valueOrNone('the value', isKey)}`

/**
 * What the checks can find besides contradictions; nothing of it changes a value, so none is an error.
 * `rule`: of the AGS document, where the finding is the part of it that matters to an import.
 */
export const CHECK_FINDINGS = {
  missingLocations: {
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} is missing; there are no exploratory holes`,
    advice: 'Add the group with one row for each hole',
  },
  duplicateKey: {
    rule: '10a',
    severity: 'warning',
    message: ({ text }) => `A row has the same key as one before it: ${text}`,
    advice: 'Remove one of the rows, or correct the key of one',
  },
  testStatedTwice: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `A test is stated twice, ${text}; logs and plots draw it once`,
    advice: 'Remove one of the rows',
  },
  tooManyKeys: {
    severity: 'note',
    message: () => 'From here on the rows are too many to look for equal keys',
    advice: DIVIDE,
  },
  emptyLocation: {
    rule: '10c',
    severity: 'warning',
    message: ({ group, heading }) =>
      `${heading ?? ''} is empty: ` +
      (heading === `${group ?? ''}_ID`
        ? 'the exploratory hole has no name, so no row can belong to it'
        : 'the row names no exploratory hole; it is kept in the table of its group, under no hole'),
    advice: ({ group, heading }) =>
      heading === `${group ?? ''}_ID`
        ? `Fill in ${heading} with the name of the hole, as the other groups have it`
        : `Fill in ${heading ?? ''} with the name of the hole that the row belongs to`,
  },
  missingHoleHeading: {
    rule: '10c',
    severity: 'warning',
    message: ({ heading, count }) => `${rows(count)} no exploratory hole: the group has no ${heading ?? ''}`,
    advice: 'Add the heading, and name the hole in each row',
  },
  unknownLocation: {
    rule: '10c',
    severity: 'warning',
    maxText: 300,
    message: ({ text, count }) => `${rows(count)} ${text}`,
    advice: ({ heading }) => `Add the hole to its group, or correct ${heading ?? 'its name'}`,
  },
  // Without a rule of its own: rule 10c is reported too, but not what is meant.
  nearLocation: {
    severity: 'warning',
    each: 20,
    message: ({ text, count }) => `${rows(count)} ${text}`,
    advice: ONE_NAME,
  },
  similarNames: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => similarNamesMessage(text),
    advice: ONE_NAME,
  },
  invisibleCharacters: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `The name of exploratory hole ${text} has characters that cannot be seen`,
    advice: 'Type the name again, in every group that names the hole',
  },
  lengthUnit: {
    severity: 'warning',
    message: ({ text }) => text,
    advice: 'State lengths in the units of AGS, or correct the unit',
  },
  impossibleDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Depth ${text}`,
    advice: correctValue,
  },
  impossibleLevel: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Level ${text}`,
    advice: correctValue,
  },
  impossibleReading: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Reading ${text}`,
    advice: correctValue,
  },
  impossibleInclination: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Inclination from the horizontal: ${text}`,
    advice: correctValue,
  },
  impossibleRecovery: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Core recovery of ${text}`,
    advice: 'Correct the values: RQD ≤ SCR ≤ TCR ≤ 100 %',
  },
  impossibleDate: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Date ${text}`,
    advice: ({ isKey }) => `Correct ${valueOrNone('the date', isKey)}`,
  },
  unreadDate: {
    severity: 'warning',
    message: ({ text }) => `Date “${text}” cannot be read, so the delivery counts as one without a date`,
    advice: 'Write the date as AGS has it: yyyy-mm-dd in AGS 4, dd/mm/yyyy in AGS 3',
  },
  futureDate: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Date ${text}`,
    advice: ({ isKey }) => `Correct ${valueOrNone('the date', isKey)}`,
  },
  endBeforeStart: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `The end is before the start: ${text}`,
    advice: ONE_OF_TWO,
  },
  outsideHoleDates: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => text,
    advice: ONE_OF_TWO,
  },
  reversedDepths: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => text,
    advice: DEPTHS,
  },
  belowFinalDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Depth ${text}`,
    advice: ONE_OF_TWO,
  },
  probeBelowHole: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Depth ${text}: the probe continued below the hole`,
    advice: 'Leave it as it is if the probe was driven below the hole; else correct one of the two depths',
  },
  tooManyUnknownHoles: {
    severity: 'note',
    message: () =>
      'From here on the exploratory holes that are not in the file are too many to look for all of them',
    advice: DIVIDE,
  },
  tooManyHoles: {
    severity: 'note',
    message: () => 'From here on the exploratory holes are too many to compare with their final depths',
    advice: DIVIDE,
  },
  finalDepthUnset: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Final depth ${text}`,
    advice: 'State the depth, or leave it empty',
  },
  groundLevelsUnset: {
    severity: 'warning',
    message: ({ text }) =>
      `The ground level of ${text} is 0, so it was probably not set; an import states none`,
    advice: 'State the levels, or leave them empty',
  },
  outsideResponseZone: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Outside the response zone of ${text}`,
    advice: DEPTHS,
  },
  zoneBelowHole: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `The response zone is below the hole: ${text}`,
    advice: ONE_OF_TWO,
  },
  tooManyInstallations: {
    severity: 'note',
    message: () => 'From here on the installations are too many to compare with their response zones',
    advice: DIVIDE,
  },
  contradictorySpt: {
    severity: 'warning',
    each: 20,
    // What is shown stands at the end, after all statements of the row.
    maxText: 2000,
    message: ({ text }) => `SPT contradicts itself, ${text}`,
    advice: 'Correct the wrong values',
  },
  unreadSpt: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `SPT result cannot be read, ${text}`,
    advice: 'State blows and penetrations in the headings of AGS',
  },
  contradictoryLimits: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Liquid and plastic limits contradict each other, ${text}`,
    advice: 'Correct the wrong values: the plasticity index is the liquid limit less the plastic limit',
  },
  vanesAtLimit: {
    severity: 'note',
    message: ({ text }) => `${text}, the greatest strength: probably the limit of the instrument`,
    advice: 'Write > before it where the strength is greater',
  },
  overlappingStrata: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Strata overlap in ${text}`,
    advice: 'Correct the depths so that each stratum begins where the one above ends',
  },
  strataGaps: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `No strata are stated in ${text}`,
    advice: 'Add the strata, or correct the depths',
  },
  strataUnit: {
    severity: 'warning',
    message: ({ text }) => `GEOL_TOP and GEOL_BASE in ${text}`,
    advice: 'State m as the unit of both headings',
  },
  strataWithoutDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `A stratum has no depth that can be read, in ${text}; exports of intervals leave it out`,
    advice: 'Write the depths as numbers in metres',
  },
  unreadNumber: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `${text} is not a number`,
    advice: correctValue,
  },
  nestedStrata: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Strata lie within others in ${text}`,
    advice: 'Correct the depths unless they are bands',
  },
  tooManyStrata: {
    severity: 'note',
    message: () => 'From here on the strata are too many to look for overlaps',
    advice: DIVIDE,
  },
  overlappingMethods: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Depth ranges of two methods overlap: ${text}`,
    advice: 'Correct the depths unless both methods were used there',
  },
  tooManyMethods: {
    severity: 'note',
    message: () => 'From here on the rows are too many to look for methods that overlap',
    advice: DIVIDE,
  },
} as const satisfies Record<string, FindingKind>

export type CheckFinding = keyof typeof CHECK_FINDINGS

function rows(count: number): string {
  return count === 1 ? '1 row names' : `${count} rows name`
}
