import { similarNamesMessage } from '../similar-names.ts'
import type { FindingKind } from '../diagnostic-collector.ts'

/**
 * What the checks can find besides contradictions; nothing of it changes a value, so none is an error.
 * `rule`: of the AGS document, where the finding is the part of it that matters to an import.
 */
export const CHECK_FINDINGS = {
  missingLocations: {
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} is missing; there are no exploratory holes`,
  },
  duplicateKey: {
    rule: '10a',
    severity: 'warning',
    message: ({ text }) => `A row has the same key as one before it: ${text}`,
    mend: 'Remove one of the rows, or correct the key of one',
  },
  testStatedTwice: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `A test is stated twice, ${text}; logs and plots draw it once; remove one of the rows`,
  },
  tooManyKeys: {
    severity: 'note',
    message: () => 'From here on the rows are too many to look for equal keys',
  },
  emptyLocation: {
    rule: '10c',
    severity: 'warning',
    message: ({ heading }) => `A row names no exploratory hole: ${heading ?? ''} is empty`,
  },
  missingHoleHeading: {
    rule: '10c',
    severity: 'warning',
    message: ({ heading, count }) => `${rows(count)} no exploratory hole: the group has no ${heading ?? ''}`,
    mend: 'Add the heading, and name the hole in each row',
  },
  unknownLocation: {
    rule: '10c',
    severity: 'warning',
    maxText: 300,
    message: ({ text, count }) => `${rows(count)} ${text}`,
  },
  // Without a rule of its own: rule 10c is reported too, but not what is meant.
  nearLocation: {
    severity: 'warning',
    each: 20,
    message: ({ text, count }) => `${rows(count)} ${text}; use one name if they are one hole`,
  },
  similarNames: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => similarNamesMessage(text),
  },
  invisibleCharacters: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `The name of exploratory hole ${text} has characters that cannot be seen; type it again, in ` +
      'every group that names the hole',
  },
  lengthUnit: {
    severity: 'warning',
    message: ({ text }) => `${text}; state lengths in the units of AGS, or correct the unit`,
  },
  impossibleDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `Depth ${text}; correct ${valueOrNone('the value', isKey)}`,
  },
  impossibleLevel: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `Level ${text}; correct ${valueOrNone('the value', isKey)}`,
  },
  impossibleReading: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `Reading ${text}; correct ${valueOrNone('the value', isKey)}`,
  },
  impossibleInclination: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) =>
      `Inclination from the horizontal: ${text}; correct ${valueOrNone('it', isKey)}`,
  },
  impossibleRecovery: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Core recovery of ${text}; correct the values, RQD ≤ SCR ≤ TCR ≤ 100 %`,
  },
  impossibleDate: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `Date ${text}; correct ${valueOrNone('it', isKey)}`,
  },
  unreadDate: {
    severity: 'warning',
    message: ({ text }) =>
      `Date “${text}” cannot be read, so the delivery counts as one without a date; write it as AGS has it`,
  },
  futureDate: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `Date ${text}; correct ${valueOrNone('it', isKey)}`,
  },
  endBeforeStart: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `The end is before the start: ${text}`,
  },
  outsideHoleDates: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `${text}; correct one of the two`,
  },
  reversedDepths: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `${text}; correct the depths`,
  },
  belowFinalDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Depth ${text}; correct one of the two`,
  },
  probeBelowHole: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Depth ${text}: the probe continued below the hole`,
  },
  tooManyUnknownHoles: {
    severity: 'note',
    message: () =>
      'From here on the exploratory holes that are not in the file are too many to look for all of them',
  },
  tooManyHoles: {
    severity: 'note',
    message: () => 'From here on the exploratory holes are too many to compare with their final depths',
  },
  finalDepthUnset: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Final depth ${text}; state the depth, or leave it empty`,
  },
  groundLevelsUnset: {
    severity: 'warning',
    message: ({ text }) =>
      `The ground level of ${text} is 0, so it was probably not set; an import states none; state the ` +
      'levels, or leave them empty',
  },
  outsideResponseZone: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Outside the response zone of ${text}; correct the depths`,
  },
  zoneBelowHole: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `The response zone is below the hole: ${text}; correct one of the two`,
  },
  tooManyInstallations: {
    severity: 'note',
    message: () => 'From here on the installations are too many to compare with their response zones',
  },
  contradictorySpt: {
    severity: 'warning',
    each: 20,
    // What is shown stands at the end, after all statements of the row.
    maxText: 2000,
    message: ({ text }) => `SPT contradicts itself, ${text}; correct the wrong values`,
  },
  unreadSpt: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `SPT result cannot be read, ${text}; state blows and penetrations in the headings of AGS`,
  },
  contradictoryLimits: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `Liquid and plastic limits contradict each other, ${text}`,
  },
  vanesAtLimit: {
    severity: 'note',
    message: ({ text }) =>
      `${text}, the greatest strength: probably the limit of the instrument; write > before it where ` +
      'the strength is greater',
  },
  overlappingStrata: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `Strata overlap in ${text}; correct the depths so that each begins where the one above ends`,
  },
  strataGaps: {
    severity: 'warning',
    each: 20,
    message: ({ text }) => `No strata are stated in ${text}; add them, or correct the depths`,
  },
  strataWithoutDepth: {
    severity: 'warning',
    each: 20,
    message: ({ text }) =>
      `A stratum has no depth that can be read, in ${text}; exports of intervals ` +
      'leave it out; write a number',
  },
  unreadNumber: {
    severity: 'warning',
    each: 20,
    message: ({ text, isKey }) => `${text} is not a number; correct ${valueOrNone('the value', isKey)}`,
  },
  nestedStrata: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Strata lie within others in ${text}; correct the depths unless they are bands`,
  },
  tooManyStrata: {
    severity: 'note',
    message: () => 'From here on the strata are too many to look for overlaps',
  },
  overlappingMethods: {
    severity: 'note',
    each: 20,
    message: ({ text }) => `Depth ranges of two methods overlap: ${text}`,
  },
  tooManyMethods: {
    severity: 'note',
    message: () => 'From here on the rows are too many to look for methods that overlap',
  },
} as const satisfies Record<string, FindingKind>

export type CheckFinding = keyof typeof CHECK_FINDINGS

/** Rows without a value of a key belong to nothing: no key is to be left empty. */
const valueOrNone = (value: string, isKey: boolean): string => (isKey ? value : `${value}, or leave it empty`)

function rows(count: number): string {
  return count === 1 ? '1 row names' : `${count} rows name`
}
