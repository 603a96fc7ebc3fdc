import { adviceOnRows } from '@groundsheet/ags'
import { formatCount } from '@groundsheet/readings'
import type { FullPlace, RuleKind } from '../finding.ts'
import { DOUBLE_ENCODED } from './double-encoded-kind.ts'
import { MAX_LINE_BYTES } from './line-reader.ts'

const error = { level: 'ags', severity: 'error' } as const
const named = ({ group }: FullPlace): string => (group === null ? 'The group' : `Group ${group}`)

/** Findings of AGS 4 that a line shows by itself, by the rules of the AGS 4 document. */
export const LINE_KINDS = {
  byteOrderMark: {
    ...error,
    rule: '1',
    message: () => 'The file begins with a byte order mark, which is not ASCII',
    advice: 'Save the file without a byte order mark ("UTF-8", not "UTF-8 with BOM")',
  },
  nonAscii: {
    ...error,
    rule: '1',
    message: ({ text }) => `${text} not ASCII`,
    advice: 'Replace it with ASCII characters, as a plain quote or hyphen',
  },
  extendedAscii: {
    level: 'ags',
    severity: 'note',
    rule: '1',
    message: ({ text }) => `${text} extended ASCII, which some programs refuse`,
    advice: 'Keep it if all who receive the file read UTF-8; else write it in ASCII',
  },
  singleByte: {
    ...error,
    rule: '1',
    message: ({ text }) =>
      `${text} stored in single bytes, which are neither ASCII nor UTF-8 (read as Windows-1252)`,
    advice: 'Write it in ASCII, or save the whole file as UTF-8',
  },
  controlCharacter: {
    level: 'ags',
    severity: 'warning',
    rule: '1',
    message: ({ text }) => `${text} not printable; some programs refuse the file`,
    advice: 'Remove it, or write a space in its place',
  },
  doubleEncoded: DOUBLE_ENCODED,
  noRows: {
    ...error,
    rule: '2',
    message: (place) => `${named(place)} has no DATA row`,
    advice: ({ group }) => adviceOnRows(group),
  },
  repeatedGroup: {
    level: 'ags',
    severity: 'warning',
    rule: '2',
    message: (place) => `${named(place)} begins a second time; many programs read only one of the two`,
    advice: 'Put all rows of the group under one GROUP row',
  },
  blankLineInGroup: {
    level: 'ags',
    severity: 'warning',
    rule: '2',
    message: (place) =>
      `${named(place)} has a blank line between its rows; some programs cannot read the file`,
    advice: 'Remove blank lines within groups',
  },
  lineEnd: {
    ...error,
    rule: '2a',
    message: () => 'The line does not end with CR and LF',
    advice: 'Save the file with Windows line endings (CR LF), also after the last line',
  },
  outsideGroup: {
    ...error,
    rule: '2b',
    message: ({ text }) => `A ${text} row is before the first GROUP row`,
    advice: 'Begin the file with a GROUP row',
  },
  headingMissing: {
    ...error,
    rule: '2b',
    message: (place) => `${named(place)} has no HEADING row`,
    advice: 'Add the HEADING row below the GROUP row',
  },
  unitMissing: {
    ...error,
    rule: '2b',
    message: (place) => `${named(place)} has no UNIT row`,
    advice: 'Add the UNIT row below the HEADING row',
  },
  typeMissing: {
    ...error,
    rule: '2b',
    message: (place) => `${named(place)} has no TYPE row`,
    advice: 'Add the TYPE row below the UNIT row',
  },
  misplacedRow: {
    ...error,
    rule: '2b',
    message: ({ text }) =>
      `The ${text} row is out of place: a group has GROUP, HEADING, UNIT, TYPE, then DATA`,
    advice: 'Put the rows at the head of the group in that order, each once',
  },
  markBeforeDescriptor: {
    ...error,
    rule: '3',
    message: () => 'The line begins with a byte order mark instead of a data descriptor',
    advice: 'Save the file without a byte order mark',
  },
  noDescriptor: {
    ...error,
    rule: '3',
    message: () => 'The line does not begin with "GROUP", "HEADING", "UNIT", "TYPE" or "DATA"',
    advice: 'Begin each row with its data descriptor, in capital letters and double quotes',
  },
  continuedLine: {
    ...error,
    rule: '3',
    message: () => 'The line has no data descriptor: it continues a value of the row above',
    advice: 'Join it to the row above, with a space for the line break',
  },
  groupFields: {
    ...error,
    rule: '4',
    message: ({ text }) => `The GROUP row has ${text} after the descriptor; it takes the group name only`,
    advice: 'Write "GROUP" and the name of the group, and nothing else',
  },
  fieldCount: {
    ...error,
    rule: '4',
    message: ({ text }) => `The row has ${text} of its HEADING row`,
    advice: 'Give every row one field for each heading; an empty one is ""',
  },
  cutLine: {
    ...error,
    rule: '4',
    message: () => `The line is longer than ${formatCount(MAX_LINE_BYTES)} bytes, so it was not checked`,
    advice: 'Shorten its values; put long texts into files of group FILE',
  },
  cutHeadings: {
    level: 'ags',
    severity: 'warning',
    rule: '4',
    message: () =>
      `The HEADING row is longer than ${formatCount(MAX_LINE_BYTES)} bytes and was cut; the fields of ` +
      'its rows are not counted',
    advice: 'Leave out headings that no row uses',
  },
  fieldsUndefined: {
    ...error,
    rule: '4',
    message: (place) => `${named(place)} has no HEADING row that defines the fields of its rows`,
    advice: 'Add the HEADING row below the GROUP row',
  },
  markBeforeQuote: {
    ...error,
    rule: '5',
    message: () => 'The first field is not in double quotes: there is a byte order mark before it',
    advice: 'Save the file without a byte order mark',
  },
  unquoted: {
    ...error,
    rule: '5',
    message: () => 'A field is not in double quotes',
    advice: 'Put each field in double quotes, empty ones too; no comma after the last one',
  },
  unclosedQuote: {
    ...error,
    rule: '5',
    message: () => 'A double quote is not closed on the line',
    advice: 'Close the quotes of each field on its own line; double the quotes inside values',
  },
  otherSeparator: {
    ...error,
    rule: '5',
    message: ({ text }) => `Fields are separated by ${text} in place of ,`,
    advice:
      'Write commas between the fields, and each field in double quotes; some programs write the list ' +
      'separator of the computer',
  },
  singleQuote: {
    ...error,
    rule: '5',
    message: () => 'A double quote inside a value is not doubled',
    advice: 'Write each double quote inside a value twice',
  },
  blanksOutside: {
    ...error,
    rule: '5',
    message: () => 'There are spaces or tabs outside the double quotes',
    advice: 'Remove spaces and tabs before and after the commas and at the ends of the line',
  },
  blankLine: {
    ...error,
    rule: '5',
    message: () => 'The line contains only spaces',
    advice: 'Remove the spaces',
  },
  lineBreak: {
    ...error,
    rule: '6',
    message: () => 'There is a line break within the row',
    advice: 'Replace line breaks inside values with spaces',
  },
  emptyGroupName: {
    ...error,
    rule: '19',
    message: () => 'The group name is empty',
    advice: 'Write the name of the group after "GROUP"',
  },
  noHeadings: {
    ...error,
    rule: '19a',
    message: () => 'The HEADING row names no heading',
    advice: 'Name the headings of the group in its HEADING row',
  },
} as const satisfies Record<string, RuleKind>

export type LineKind = keyof typeof LINE_KINDS
