import { MAX_GROUPS } from '@groundsheet/ags'
import { formatCount } from '@groundsheet/readings'
import type { FullPlace, RuleKind, RuleSeverity } from '../finding.ts'
import { withVisibleBlanks } from '../with-visible-blanks.ts'

/**
 * A kind of finding of the table rules. `ags3`: number of its rule in the document of AGS 3.1, or a name
 * without one.
 */
interface TableKind extends RuleKind {
  readonly ags3: string
}

type Message = (place: FullPlace) => string

function kind(rule: string, ags3: string, message: Message, advice: string | Message): TableKind {
  return { level: 'ags', rule, ags3, severity: 'error', message, advice }
}

function rated(severity: RuleSeverity, of: TableKind): TableKind {
  return { ...of, severity }
}

const DEFINE = 'Correct the name, or define it in the DICT group'

/** What the table rules find, with the rule of the AGS4 document each belongs to. */
export const TABLE_KINDS = {
  headingTwice: kind(
    '7',
    'headings',
    ({ heading }) => `Heading ${heading ?? ''} is there twice`,
    'Keep one column of each heading',
  ),
  headingOrder: kind(
    '7',
    'headings',
    ({ heading, text }) => `Headings are out of order from ${heading ?? ''} on; the order is ${text}`,
    'Put the headings in the order of the dictionary, those of DICT behind them',
  ),
  orderOfKnown: rated(
    'note',
    kind(
      '7',
      'headings',
      () => 'Order checked without the headings that are not defined',
      'Define the headings of rule 9 first',
    ),
  ),
  valueOfType: kind(
    '8',
    'types',
    ({ heading, text }) => `${heading ?? ''} ${text}`,
    ({ form }) =>
      form === ''
        ? 'Write the value in the format of its data type, or correct TYPE and UNIT'
        : `Write the value in the format of its unit, or state ${form} in the UNIT row`,
  ),
  notANumber: kind(
    '8',
    'types',
    ({ heading, text }) => `${heading ?? ''} ${text}`,
    'Write a number, or state in the TYPE row the data type of what stands there: X for any text',
  ),
  formUnstated: kind(
    '8',
    'types',
    ({ heading, text }) =>
      `${heading ?? ''} is of data type ${text}, but the UNIT row does not state its format`,
    ({ form }) => `Write the format of the values, as ${form}, in the UNIT row below the heading`,
  ),
  dateOrder: kind(
    '8',
    'types',
    ({ heading, text }) =>
      `${heading ?? ''} is of data type DT and written ${text}; AGS 4 writes ` +
      'yyyy-mm-dd, with a T before the time',
    ({ form }) => `Write ${form}, in the UNIT row too`,
  ),
  dateForm: rated(
    'warning',
    kind(
      '8',
      'dates',
      ({ heading, text }) =>
        `${heading ?? ''} ${text} is not in the format dd/mm/yyyy, which its unit states`,
      'Write the date as 17/03/2004',
    ),
  ),
  idTwice: kind(
    '8',
    'types',
    ({ heading, text }) => `${heading ?? ''} ${text} is not unique`,
    'Give each row its own identifier',
  ),
  unknownGroup: kind(
    '9',
    '5',
    ({ group }) =>
      `Group ${withVisibleBlanks(group ?? '')} is neither in the standard dictionary nor in DICT`,
    DEFINE,
  ),
  unknownHeading: kind(
    '9',
    '5',
    ({ heading }) =>
      `Heading ${withVisibleBlanks(heading ?? '')} is neither in the standard dictionary nor in DICT`,
    DEFINE,
  ),
  missingKey: kind(
    '10a',
    '6',
    ({ heading }) => `Key heading ${heading ?? ''} is missing`,
    'Add the column with its values; one that names no row of another group may stay empty where rows differ',
  ),
  equalKeys: kind(
    '10a',
    '6b',
    ({ text }) => `Several rows have the same key: ${text}`,
    'Correct the key values, or join the rows',
  ),
  equalByValue: rated(
    'warning',
    kind(
      '10a',
      '6b',
      ({ text }) => `Several rows have the same key, written in several ways: ${text}`,
      'Correct the key values or write them in one way, or join the rows',
    ),
  ),
  emptyKey: kind(
    '10a',
    '6',
    ({ text }) => `The row has no key: ${text} empty, so that no other row can belong to it`,
    'Fill in the name of the row, or remove the row',
  ),
  tooManyKeys: rated(
    'note',
    kind(
      '10a',
      '6b',
      ({ group }) => `Group ${group ?? ''} has too many rows to look for equal keys in all of them`,
      'Divide the file',
    ),
  ),
  missingRequired: kind(
    '10b',
    'required',
    ({ heading }) => `Required heading ${heading ?? ''} is missing`,
    'Add the column and fill it',
  ),
  emptyRequired: kind(
    '10b',
    'required',
    ({ heading }) => `Required heading ${heading ?? ''} is empty`,
    'Fill in the value',
  ),
  missingParentGroup: kind(
    '10c',
    '6c',
    ({ text }) => `The parent group ${text} is not in the file`,
    'Add the parent group with the rows that these rows belong to',
  ),
  noParentStated: kind(
    '10c',
    '6c',
    ({ group }) => `DICT does not state the parent of group ${group ?? ''}`,
    'State the parent group in DICT_PGRP',
  ),
  parentWithoutKeys: kind(
    '10c',
    '6c',
    ({ text }) => `The parent group ${text} has no key headings`,
    'Define the key headings of the parent group in DICT (DICT_STAT KEY)',
  ),
  parentKeyUndefined: kind(
    '10c',
    '6c',
    ({ heading, text }) => `${heading ?? ''} is a key of the parent group ${text}, but not of this group`,
    'Define the key headings of the parent group as key headings of this group too',
  ),
  parentsUnchecked: rated(
    'note',
    kind(
      '10c',
      '6c',
      ({ text }) => `Parent rows could not be looked for: ${text}`,
      'Correct the group or its definition first',
    ),
  ),
  missingParent: kind(
    '10c',
    '6c',
    ({ text }) => `There is no row in ${text}`,
    'Add the parent row, or correct the key values of this row',
  ),
  emptyParentKey: kind(
    '10c',
    '6c',
    ({ heading, text }) => `${heading ?? ''} is empty, so the row belongs to no row of ${text}`,
    'Fill in the name that the parent row has, or remove the row',
  ),
  missingDelimiter: kind(
    '11a',
    'links',
    () => 'TRAN_DLIM is empty',
    'State the character between the parts of a record link, usually |',
  ),
  longDelimiter: kind(
    '11a',
    'links',
    ({ text }) => `TRAN_DLIM ${text} is more than one character`,
    'State the one character between the parts of a record link, usually |',
  ),
  noDelimiter: kind(
    '11a',
    'links',
    ({ text }) => `TRAN has no heading TRAN_DLIM, but there are record links, as ${text}`,
    'Add the column TRAN_DLIM with the character between the parts of a record link, usually |',
  ),
  noConcatenator: kind(
    '11b',
    'links',
    ({ text }) => `TRAN has no heading TRAN_RCON, but values are joined with +, as ${text}`,
    'Add the column TRAN_RCON with the character that joins codes or links, here +',
  ),
  missingConcatenator: kind(
    '11b',
    'links',
    () => 'TRAN_RCON is empty',
    'State the character that joins several codes or links in one value, usually +',
  ),
  longConcatenator: kind(
    '11b',
    'links',
    ({ text }) => `TRAN_RCON ${text} is more than one character`,
    'State the one character that joins several codes or links in one value, usually +',
  ),
  linkWithoutDelimiter: kind(
    '11c',
    'links',
    ({ text }) => `${text} is no record link: the delimiter is missing`,
    'Write the group and its key values with the delimiter of TRAN_DLIM between them',
  ),
  linkNowhere: kind(
    '11c',
    'links',
    ({ text }) => `Record link ${text} leads to no row`,
    'Correct the link, or add the row that it names',
  ),
  linkAmbiguous: kind(
    '11c',
    'links',
    ({ text }) => `Record link ${text} leads to several rows`,
    'Give all key values of the row that is meant',
  ),
  missingProj: kind('13', '19', () => 'Group PROJ is missing', 'Add group PROJ with one row for the project'),
  emptyProj: kind('13', '19', () => 'PROJ has no row', 'Add one row for the project'),
  emptyTran: kind('14', 'transmission', () => 'TRAN has no row', 'Add one row for this issue of the file'),
  severalProjects: kind(
    '13',
    '19',
    () => 'PROJ has more than one row',
    'Keep one row; put other projects into files of their own',
  ),
  missingTran: kind(
    '14',
    'transmission',
    () => 'Group TRAN is missing',
    'Add group TRAN with one row for this issue of the file',
  ),
  severalTransmissions: kind(
    '14',
    'transmission',
    () => 'TRAN has more than one row',
    'Keep the row of this issue only',
  ),
  unknownVersion: rated(
    'note',
    kind(
      '14',
      'transmission',
      ({ text }) => text,
      'State the version of the format in TRAN_AGS (4.0.3, 4.0.4, 4.1, 4.1.1 or 4.2)',
    ),
  ),
  versionWithoutEffect: rated(
    'note',
    kind(
      'edition',
      'edition',
      ({ text }) => `AGS ${text} was chosen, which has no effect: the file is AGS 3`,
      'Choose a version for AGS 4 files only',
    ),
  ),
  missingUnits: kind('15', '18b', () => 'Group UNIT is missing', 'Add group UNIT with the units used'),
  unknownUnit: kind(
    '15',
    '18b',
    ({ text }) => `Unit ${text} is not listed in UNIT`,
    'Add the unit to UNIT, or correct it',
  ),
  missingAbbr: kind(
    '16',
    '20',
    () => 'Group ABBR is missing, but abbreviations are used',
    'Add group ABBR with the abbreviations used',
  ),
  unknownCode: kind(
    '16',
    '20',
    ({ heading, text }) => `${heading ?? ''} ${text} is not listed in ABBR`,
    'Add the abbreviation to ABBR with its description, or correct it',
  ),
  otherMeaning: rated(
    'note',
    kind('16', '20', ({ text }) => text, 'Use the standard description, or a code of your own'),
  ),
  otherMeaningOfFixed: rated(
    'note',
    kind(
      '16',
      '20',
      ({ text }) => text,
      'Use the standard description: AGS fixes the codes of DICT_TYPE and DICT_STAT',
    ),
  ),
  ownCode: rated(
    'note',
    kind(
      '16',
      '20',
      ({ heading, text }) => `${heading ?? ''} ${text} is not in the standard list of codes`,
      'Use a standard code where there is one',
    ),
  ),
  missingTestCodes: kind(
    '16',
    'test codes',
    () => 'Group CODE is missing, but codes of chemical tests are used',
    'Add group CODE with the codes used in CNMT_TYPE',
  ),
  unknownTestCode: kind(
    '16',
    'test codes',
    ({ heading, text }) => `${heading ?? ''} ${text} is not listed in CODE`,
    'Add the code to CODE with its description, or correct it',
  ),
  missingTypes: kind('17', 'types', () => 'Group TYPE is missing', 'Add group TYPE with the data types used'),
  unknownType: kind(
    '17',
    'types',
    ({ text }) => `Data type ${text} is not listed in TYPE`,
    'Add the data type to TYPE, or correct it',
  ),
  emptyType: kind(
    '17',
    'types',
    ({ heading }) => `The data type of ${heading ?? ''} is empty`,
    'State a data type of TYPE for each heading, X for any text',
  ),
  missingDict: kind(
    '18',
    '21',
    () => 'Group DICT is missing, but groups or headings are used that are not in the standard',
    'Add group DICT and define them there',
  ),
  definitionWithoutHeading: rated(
    'warning',
    kind('18', '21', () => 'A definition of a heading does not name it', 'Fill in DICT_HDNG'),
  ),
  definitionWithoutType: rated(
    'note',
    kind(
      '18',
      '21',
      ({ text }) => `The definition of ${text}`,
      'Fill in DICT_STAT (KEY, REQUIRED or OTHER) and DICT_DTYP (the data type)',
    ),
  ),
  groupName: kind(
    '19',
    'names',
    ({ text }) => `The group name ${text} does not have four capital letters or digits`,
    'Rename the group',
  ),
  headingCharacters: kind(
    '19a',
    'names',
    ({ text }) => `The heading ${text} has other characters than capital letters, digits and one _`,
    'Rename the heading',
  ),
  headingLength: kind(
    '19a',
    'names',
    ({ text }) => `The heading ${text} is longer than 9 characters`,
    'Rename the heading',
  ),
  headingForm: kind(
    '19b',
    'names',
    ({ text }) => `The heading ${text} is not made of a group name, _ and up to four characters`,
    'Rename the heading after its group',
  ),
  headingPrefix: kind(
    '19b',
    'names',
    ({ group, text }) =>
      `The heading ${text} neither begins with ${group ?? ''}_ nor is it defined in another group`,
    'Begin the heading with the name of its group',
  ),
  headingWithoutName: kind(
    '19b',
    'names',
    ({ text }) => (text === '1' ? 'A heading has no name' : `${text} headings have no name`),
    'Name the heading, or remove its column',
  ),
  headingOfOtherGroup: kind(
    '19c',
    'names',
    ({ text }) => `The heading ${text} begins with a group that does not define it`,
    'Use the name that the heading has in that group, or define it there',
  ),
  missingFiles: kind(
    '20',
    'files',
    () => 'File sets are named, but no group FILE lists them',
    'Add group FILE with the file sets and their files',
  ),
  unknownFileSet: kind(
    '20',
    'files',
    ({ heading, text }) => `${heading ?? ''} ${text} is not listed in FILE`,
    'List the file set and its files in group FILE',
  ),
  missingFolder: kind(
    '20',
    'files',
    ({ text }) => `The folder FILE/${text} is not beside the file`,
    'Deliver the folder with the file, or take the file set out of FILE',
  ),
  missingFile: kind(
    '20',
    'files',
    ({ text }) => `The file FILE/${text} is not beside the file`,
    'Deliver the file, or take it out of FILE',
  ),
  groupsUnchecked: kind(
    'limits',
    'limits',
    () =>
      `The file has more than ${formatCount(MAX_GROUPS)} groups; those from here on were not checked, ` +
      'except line by line',
    'Divide the file, and check each part',
  ),
  tooMuch: rated(
    'note',
    kind(
      'limits',
      'limits',
      ({ text }) => `From here on not everything is checked: too many ${text}`,
      'Divide the file',
    ),
  ),
} satisfies Record<string, TableKind>

export type TableRule = keyof typeof TABLE_KINDS

/** The AGS3 dictionary is that of 3.1; older files lack groups and headings that came with it. */
const WARNINGS_IN_AGS3: readonly string[] = [
  'unknownGroup',
  'unknownHeading',
  'missingKey',
  'missingDict',
  'missingUnits',
  'unknownUnit',
]

/** The kinds for AGS3 files, with the numbers of AGS 3.1: those of AGS4 mean other rules there. */
export function kindsOf(edition: 'AGS3' | 'AGS4'): Record<TableRule, RuleKind> {
  if (edition === 'AGS4') return TABLE_KINDS
  const kinds = Object.entries(TABLE_KINDS).map(([name, { ags3: rule, severity, ...rest }]) => [
    name,
    { ...rest, rule, severity: WARNINGS_IN_AGS3.includes(name) ? 'warning' : severity },
  ])
  return Object.fromEntries(kinds) as Record<TableRule, RuleKind>
}
