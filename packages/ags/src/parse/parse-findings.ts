import type { FindingKind } from '../diagnostic-collector.ts'
import { adviceOnHeadings, adviceOnRows } from '../required-groups.ts'
import { notAgsMessage } from './not-ags-message.ts'

/**
 * Every problem the parser can meet. Errors are those where something of the file could not be kept in its
 * place.
 */
export const PARSE_FINDINGS = {
  noAgs: {
    severity: 'error',
    message: ({ text }) => notAgsMessage(text === '' ? null : text),
    advice: ({ text }) =>
      text === ''
        ? 'Give the AGS file itself, with its GROUP lines'
        : 'Write commas between the fields, and each field in double quotes',
  },
  textBeforeGroups: {
    rule: '3',
    severity: 'warning',
    message: ({ text }) => `Text before the first group is left out: ${text}`,
    advice: 'Remove the text, or move it into a group',
  },
  recordTooLong: {
    severity: 'error',
    each: 5,
    message: () => 'A record of more than a million characters was cut; a quote is probably never closed',
    advice: 'Close the quote of the value that begins there',
  },
  lineTooLong: {
    severity: 'error',
    each: 5,
    message: () => 'A line of more than 1,048,576 characters was cut there; the rest of it is left out',
    advice: 'Divide the line, or correct the line ends of the file',
  },
  unterminatedQuote: {
    rule: '5',
    severity: 'error',
    each: 20,
    maxText: 300,
    message: ({ text }) => `A quote is never closed: ${text}`,
    advice: 'Close the quote at the end of the value',
  },
  valueCutOff: {
    rule: '5',
    severity: 'error',
    message: ({ text }) =>
      'The file ends inside a value, so it is probably cut ' +
      `off${text === '' ? '' : `; the value is read up to there: ${text}`}`,
    advice: 'Ask for the whole file, or add what its end lacks',
  },
  bareQuote: {
    rule: '5',
    severity: 'warning',
    message: () => 'A quote inside a value is not doubled; it was read as part of the value',
    advice: 'Write each double quote inside a value twice',
  },
  unquotedValue: {
    rule: '5',
    severity: 'warning',
    message: () => 'Values are not in quotes; they were read up to the next comma',
    advice: 'Put each field in double quotes',
  },
  lineBreakInValue: {
    rule: '6',
    severity: 'note',
    message: () => 'A value contains a line break; it was kept',
    advice: 'Replace line breaks inside values with spaces',
  },
  nulCharacter: {
    rule: '1',
    severity: 'warning',
    message: () => 'The file contains NUL characters; those inside values were kept',
    advice: 'Remove the NUL characters',
  },
  unknownDescriptor: {
    rule: '3',
    severity: 'error',
    each: 20,
    message: ({ text }) =>
      `A line begins with none of GROUP, HEADING, UNIT, TYPE, DATA and was left out: ${text}`,
    advice: 'Begin the line with GROUP, HEADING, UNIT, TYPE or DATA, or remove it',
  },
  strayLine: {
    severity: 'error',
    each: 20,
    message: ({ text }) => `A line that is not a record of this group was left out: ${text}`,
    advice: 'Correct the line so that it is a record of its group, or remove it',
  },
  unevenDescriptor: {
    rule: '3',
    severity: 'warning',
    message: ({ text }) =>
      `The descriptor "${text}" has small letters or blanks; it was read as ${text.trim().toUpperCase()}`,
    advice: 'Write the descriptor in capital letters, without blanks',
  },
  lowerCaseName: {
    rule: '19',
    severity: 'warning',
    message: ({ text }) => `The name ${text} is not in capital letters; it was read as if it were`,
    advice: 'Write names of groups and headings in capital letters',
  },
  groupWithoutName: {
    rule: '4',
    severity: 'error',
    message: () => 'A group has no name; its rows were left out',
    advice: 'State the name of the group in its GROUP line',
  },
  rowWithoutGroup: {
    rule: '2',
    severity: 'error',
    each: 20,
    message: ({ text }) => `A row outside any group was left out: ${text}`,
    advice: 'Move the row into its group',
  },
  rowWithoutHeadings: {
    rule: '2b',
    severity: 'error',
    each: 20,
    message: ({ text }) => `A row of a group without headings was left out: ${text}`,
    advice: 'Add the HEADING line of the group before its rows',
  },
  rowsBeforeHeadings: {
    rule: '2b',
    severity: 'warning',
    message: () =>
      'Rows are before the headings of their group; they were read with the headings that follow',
    advice: 'Put the headings above the rows of their group',
  },
  lateUnits: {
    rule: '2b',
    severity: 'warning',
    message: ({ text }) => `A UNIT or TYPE line after the first row of its block was not used: ${text}`,
    advice: 'Put the UNIT and TYPE lines below the headings',
  },
  extraUnits: {
    rule: '4',
    severity: 'warning',
    message: ({ text }) => `A block has more units or types than headings; the surplus was left out: ${text}`,
    advice: 'Give every heading one unit and one type, and no more',
  },
  missingUnits: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no UNIT line`,
    advice: 'Add the UNIT line below the headings',
  },
  missingTypes: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no TYPE line`,
    advice: 'Add the TYPE line below the UNIT line',
  },
  groupWithoutHeadings: {
    rule: '2b',
    severity: 'warning',
    message: ({ group }) => `Group ${group ?? ''} has no headings`,
    advice: ({ group }) => adviceOnHeadings(group),
  },
  groupWithoutRows: {
    rule: '2',
    severity: 'note',
    message: ({ group }) => `Group ${group ?? ''} has no rows`,
    advice: ({ group }) => adviceOnRows(group),
  },
  repeatedGroup: {
    severity: 'note',
    message: ({ group }) => `Group ${group ?? ''} begins again; its rows were put together`,
    advice: 'Put all rows of the group under one group line',
  },
  duplicateHeading: {
    severity: 'warning',
    message: ({ heading }) =>
      `Heading ${heading ?? ''} is stated twice in one block; the first value that is not empty is used`,
    advice: 'Remove one of the two columns, or correct its heading',
  },
  duplicateHeadingValue: {
    severity: 'error',
    each: 20,
    message: ({ heading, text }) =>
      `The second column ${heading ?? ''} holds another value, which was left out: ${text}`,
    advice: 'Remove one of the two columns, or correct its heading',
  },
  tooManyGroups: {
    severity: 'error',
    message: ({ text }) =>
      'The file has more than five thousand groups; the others were left out with ' +
      `their rows, such as ${text}`,
    advice: 'Divide the file, or remove groups that neither AGS nor DICT defines',
  },
  tooManyHeadings: {
    severity: 'error',
    message: ({ group }) =>
      `Group ${group ?? ''} has more than a thousand headings; the others were left out`,
    advice: 'Remove headings that neither AGS nor DICT defines',
  },
  shortRow: {
    rule: '4',
    severity: 'warning',
    message: () => 'A row has fewer values than its group has headings; the missing ones were taken as empty',
    advice: 'Give every row one field for each heading; an empty one is ""',
  },
  emptyExtraValues: {
    rule: '4',
    severity: 'note',
    message: () => 'A row has more values than its group has headings; the surplus values are empty',
    advice: 'Remove the surplus fields',
  },
  extraValues: {
    rule: '4',
    severity: 'error',
    each: 20,
    message: ({ text }) =>
      `A row has more values than its group has headings; the surplus was left out: ${text}`,
    advice: 'Remove the surplus values, or add their headings',
  },
  strayContinuation: {
    severity: 'error',
    each: 20,
    message: ({ text }) => `A <CONT> line has no row to continue and was left out: ${text}`,
    advice: 'Put the <CONT> line after the row that it continues',
  },
} as const satisfies Record<string, FindingKind>

export type ParseFinding = keyof typeof PARSE_FINDINGS
