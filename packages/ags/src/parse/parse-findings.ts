import type { FindingKind } from '../diagnostic-collector.ts'

/**
 * Every problem the parser can meet. Errors are those where something of the file could not be kept in its
 * place.
 */
export const PARSE_FINDINGS = {
  noAgs: {
    severity: 'error',
    message: () => 'This is not an AGS file: it has no GROUP line',
  },
  textBeforeGroups: {
    rule: '3',
    severity: 'warning',
    message: ({ text }) => `Text before the first group is left out: ${text}`,
  },
  recordTooLong: {
    severity: 'error',
    each: 5,
    message: () => 'A record of more than a million characters was cut; a quote is probably never closed',
  },
  unterminatedQuote: {
    rule: '5',
    severity: 'error',
    each: 20,
    message: ({ text }) =>
      text === ''
        ? 'A quote is never closed; its value is read as empty'
        : `A quote is never closed; its value was ended before the next record: ${text}`,
  },
  valueCutOff: {
    rule: '5',
    severity: 'error',
    message: ({ text }) =>
      `The file ends inside a value, so it is probably cut off${text === '' ? '' : `; the value is read up to there: ${text}`}`,
  },
  bareQuote: {
    rule: '5',
    severity: 'warning',
    message: () => 'A quote inside a value is not doubled; it was read as part of the value',
  },
  unquotedValue: {
    rule: '5',
    severity: 'warning',
    message: () => 'Values are not in quotes; they were read up to the next comma',
  },
  lineBreakInValue: {
    rule: '6',
    severity: 'note',
    message: () => 'A value holds a line break; it was kept',
  },
  nulCharacter: {
    rule: '1',
    severity: 'warning',
    message: () => 'NUL characters stand in the file; those inside values were kept',
  },
  unknownDescriptor: {
    rule: '3',
    severity: 'error',
    each: 20,
    message: ({ text }) =>
      `A line begins with none of GROUP, HEADING, UNIT, TYPE, DATA and was left out: ${text}`,
  },
  strayLine: {
    severity: 'error',
    each: 20,
    message: ({ text }) => `A line is no record of this group and was left out: ${text}`,
  },
  unevenDescriptor: {
    rule: '3',
    severity: 'warning',
    message: ({ text }) =>
      `The descriptor "${text}" has small letters or blanks; it was read as ${text.trim().toUpperCase()}`,
  },
  lowerCaseName: {
    rule: '19',
    severity: 'warning',
    message: ({ text }) => `The name ${text} is not in capital letters; it was read as if it were`,
  },
  groupWithoutName: {
    rule: '4',
    severity: 'error',
    message: () => 'A group has no name; its rows were left out',
  },
  rowWithoutGroup: {
    rule: '2',
    severity: 'error',
    each: 20,
    message: ({ text }) => `A row stands outside any group and was left out: ${text}`,
  },
  rowWithoutHeadings: {
    rule: '2b',
    severity: 'error',
    each: 20,
    message: ({ text }) => `A row stands in a group without headings and was left out: ${text}`,
  },
  rowsBeforeHeadings: {
    rule: '2b',
    severity: 'warning',
    message: () =>
      'Rows stand before the headings of their group; they were read with the headings that follow',
  },
  lateUnits: {
    rule: '2b',
    severity: 'warning',
    message: ({ text }) =>
      `A UNIT or TYPE line stands after the first row of its block and was not used: ${text}`,
  },
  extraUnits: {
    rule: '4',
    severity: 'warning',
    message: ({ text }) =>
      `More units or types stand in a block than headings; those too many were left out: ${text}`,
  },
  missingUnits: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no UNIT line`,
  },
  missingTypes: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no TYPE line`,
  },
  groupWithoutHeadings: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no headings`,
  },
  groupWithoutRows: {
    rule: '2',
    severity: 'note',
    message: ({ group }) => `Group ${group ?? ''} has no rows`,
  },
  repeatedGroup: {
    severity: 'note',
    message: ({ group }) => `Group ${group ?? ''} begins again; its rows were put together`,
  },
  duplicateHeading: {
    severity: 'warning',
    message: ({ heading }) =>
      `Heading ${heading ?? ''} stands twice in one block; the first filled value counts`,
  },
  duplicateHeadingValue: {
    severity: 'error',
    each: 20,
    message: ({ heading, text }) =>
      `The second column ${heading ?? ''} holds another value, which was left out: ${text}`,
  },
  tooManyHeadings: {
    severity: 'error',
    message: ({ group }) =>
      `Group ${group ?? ''} has more than a thousand headings; the others were left out`,
  },
  shortRow: {
    rule: '4',
    severity: 'warning',
    message: () => 'A row has fewer values than its group has headings; the rest was taken as empty',
  },
  emptyExtraValues: {
    rule: '4',
    severity: 'note',
    message: () => 'A row has more values than its group has headings; those too many are empty',
  },
  extraValues: {
    rule: '4',
    severity: 'error',
    each: 20,
    message: ({ text }) =>
      `A row has more values than its group has headings; those too many were left out: ${text}`,
  },
  strayContinuation: {
    severity: 'error',
    each: 20,
    message: ({ text }) => `A <CONT> line has no row to continue and was left out: ${text}`,
  },
} as const satisfies Record<string, FindingKind>

export type ParseFinding = keyof typeof PARSE_FINDINGS
