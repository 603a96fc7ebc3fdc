import type { RuleKind } from '../finding.ts'
import { DOUBLE_ENCODED } from './double-encoded-kind.ts'

const error = { level: 'ags', severity: 'error' } as const

/**
 * Findings of AGS 3.1 that a line shows by itself, with the number of their rule in its document. A name
 * stands where a finding belongs to no single rule.
 */
export const AGS3_KINDS = {
  character: {
    level: 'ags',
    severity: 'warning',
    rule: '1',
    message: ({ text }) => `${text} not ASCII`,
    advice: 'Replace it with ASCII characters',
  },
  controlCharacter: {
    level: 'ags',
    severity: 'warning',
    rule: '1',
    message: ({ text }) => `${text} not printable; some programs refuse the file`,
    advice: 'Remove it, or write a space in its place',
  },
  doubleEncoded: DOUBLE_ENCODED,
  lineLength: {
    ...error,
    rule: '12',
    message: () => 'The line is longer than 240 characters',
    advice:
      'Continue values on a <CONT> line; end a line of headings with a comma and ' +
      'continue on the next line',
  },
  outsideGroup: {
    ...error,
    rule: 'order of lines',
    message: () => 'The line is before the first group',
    advice: 'Begin the file with a line of a group name, as "**PROJ"',
  },
  headingsMissing: {
    ...error,
    rule: '4',
    message: ({ group }) => `Group ${group ?? ''} has no line of headings before its data`,
    advice: 'Add the headings, each with an asterisk before it, below the group name',
  },
  unitsMissing: {
    ...error,
    rule: '18',
    message: ({ group }) => `Group ${group ?? ''} has no <UNITS> line below its headings`,
    advice: 'Add a <UNITS> line below the headings',
  },
  unitCount: {
    ...error,
    rule: '18',
    message: ({ text }) => `The <UNITS> line has ${text} of its group`,
    advice: 'Give every heading a unit; an empty one is "", and <UNITS> stands at the first heading',
  },
  tooManyHeadings: {
    ...error,
    rule: '17',
    message: ({ text }) => `The group has ${text} headings; at most 60 are allowed`,
    advice: 'Divide the group: begin it again with its key headings and the others',
  },
  unitsMisplaced: {
    ...error,
    rule: '18',
    message: () => 'The <UNITS> line is not directly below the headings',
    advice: 'Put it below the headings of its group',
  },
  nothingToContinue: {
    ...error,
    rule: '14',
    message: () => 'The <CONT> line has no line of data above it',
    advice: 'Put it below the line of data that it continues',
  },
  groupName: {
    ...error,
    rule: 'names',
    message: ({ text }) => `The group name ${text} is not two asterisks and four capital letters or digits`,
    advice: 'Write it as "**HOLE", or "**?ABCD" for a group of your own',
  },
  groupFields: {
    ...error,
    rule: 'names',
    message: () => 'The line of the group name contains more than the name',
    advice: 'Write the group name alone on its line',
  },
  headingName: {
    ...error,
    rule: 'names',
    message: ({ text }) => `The heading ${text} is not an asterisk and a name in capital letters`,
    advice: 'Write it as "*HOLE_ID", or "*?HOLE_ABC" for a heading of your own',
  },
  fieldCount: {
    ...error,
    rule: '4',
    message: ({ text }) => `The line has ${text} of its group`,
    advice: 'Give every line of data one field for each heading; an empty one is ""',
  },
  quotes: {
    ...error,
    rule: '8',
    message: () => 'A field is not in double quotes, or a double quote is not closed on its line',
    advice: 'Put each field in double quotes, with commas between them and no comma after the last one',
  },
  quoteInValue: {
    ...error,
    rule: '8',
    message: () => 'A value contains a double quote',
    advice: 'Leave it out, or write the unit or word it stands for',
  },
  blanksOutside: {
    level: 'ags',
    severity: 'warning',
    rule: 'quotes',
    message: () => 'There are spaces or tabs outside the double quotes',
    advice: 'Remove spaces and tabs before and after the commas and at the ends of the line',
  },
} as const satisfies Record<string, RuleKind>

export type Ags3Kind = keyof typeof AGS3_KINDS
