import { ownValue } from '@groundsheet/readings'
import { RULE_TITLES } from './rule-titles.ts'

/**
 * What findings are called in lists and reports, by the id that stands in JSON. Ids of the AGS document
 * (`10a`) and names in words (`Required groups`) are not here: they are titles themselves.
 */
const FINDING_TITLES: Readonly<Record<string, string>> = {
  // What a file holds.
  'no-ags': 'No AGS data',
  'missing-proj': 'Project group missing',
  'several-projects': 'More than one project',
  'missing-tran': 'Transmission group missing',
  'missing-unit': 'Unit group missing',
  'missing-type': 'Data type group missing',
  'missing-locations': 'No exploratory holes',
  'missing-hole-heading': 'Rows that name no hole',
  'unknown-group': 'Unknown groups',
  'unknown-heading': 'Unknown headings',
  'unit-not-defined': 'Units not listed',
  'type-not-defined': 'Data types not listed',
  'missing-key-heading': 'Key headings missing',
  'missing-parent-group': 'Parent groups missing',
  // Lines and fields.
  'text-before-groups': 'Text before the first group',
  'record-too-long': 'Record too long',
  'line-too-long': 'Lines too long',
  'unterminated-quote': 'Quotes not closed',
  'value-cut-off': 'File cut off',
  'bare-quote': 'Quotes inside values',
  'unquoted-value': 'Values without quotes',
  'line-break-in-value': 'Line breaks inside values',
  'nul-character': 'NUL characters',
  'unknown-descriptor': 'Unknown line descriptors',
  'stray-line': 'Lines that are not records',
  'uneven-descriptor': 'Line descriptors not in capitals',
  'lower-case-name': 'Names not in capitals',
  'group-without-name': 'Groups without a name',
  'row-without-group': 'Rows outside a group',
  'row-without-headings': 'Rows without headings',
  'rows-before-headings': 'Rows before their headings',
  'late-units': 'Units after the first row',
  'extra-units': 'More units than headings',
  'missing-units': 'Unit line missing',
  'missing-types': 'Data type line missing',
  'group-without-headings': 'Groups without headings',
  'group-without-rows': 'Groups without rows',
  'repeated-group': 'Groups stated twice',
  'duplicate-heading': 'Headings stated twice',
  'duplicate-heading-value': 'Headings stated twice with other values',
  'too-many-groups': 'Too many groups',
  'too-many-headings': 'Too many headings',
  'short-row': 'Rows with too few values',
  'empty-extra-values': 'Rows with extra empty values',
  'extra-values': 'Rows with too many values',
  'stray-continuation': 'Continuation lines without a row',
  characters: 'Characters',
  names: 'Names',
  fields: 'Fields',
  quotes: 'Quotes',
  'line length': 'Line length',
  'order of lines': 'Order of lines',
  'mixed-encoding': 'More than one encoding',
  // Keys and links.
  'duplicate-key': 'Rows with the same key',
  'contradicting-row': 'Rows that contradict each other',
  'test-stated-twice': 'Tests stated twice',
  'empty-required': 'Required values missing',
  'empty-location': 'Rows without an exploratory hole',
  'unknown-location': 'Holes that are not in the file',
  'near-location': 'Holes named in another way than in the file',
  'unknown-hole': 'Holes that are not in the project',
  'boundary-shape': 'Boundaries that cannot be drawn as meant',
  'orphan-row': 'Rows without their parent row',
  'similar-names': 'Similar names of holes',
  'invisible-characters': 'Invisible characters in names',
  // Values.
  'value-not-of-type': 'Values not of their data type',
  'value-precision': 'Number of decimals',
  'code-not-defined': 'Codes not defined in ABBR',
  'not-a-number': 'Values that are not numbers',
  'unread-number': 'Lengths that cannot be read',
  'length-unit': 'Lengths in other units',
  'contradicting-unit': 'Contradicting units',
  'unit-assumed': 'Values without a unit',
  'unit-converted': 'Values converted to one unit',
  'impossible-depth': 'Impossible depths',
  'impossible-inclination': 'Impossible inclinations',
  'impossible-level': 'Impossible levels',
  'ground-levels-unset': 'Ground levels not set',
  'impossible-reading': 'Impossible readings',
  'impossible-recovery': 'Impossible core recoveries',
  'impossible-date': 'Impossible dates',
  'unread-date': 'Dates that cannot be read',
  'future-date': 'Dates in the future',
  'end-before-start': 'End before start',
  'outside-hole-dates': 'Work outside the dates of its hole',
  'reversed-depths': 'Base above top',
  'final-depth-unset': 'Final depth not set',
  'below-final-depth': 'Rows below the final depth',
  'probe-below-hole': 'Probes continued below the hole',
  'outside-response-zone': 'Outside the response zone',
  'zone-below-hole': 'Response zone below the hole',
  'contradictory-spt': 'Contradictory penetration tests',
  'unread-spt': 'Penetration tests that cannot be read',
  'contradictory-limits': 'Contradictory Atterberg limits',
  'vanes-at-limit': 'Vane tests at the limit of the instrument',
  'overlapping-strata': 'Overlapping strata',
  'strata-unit': 'Strata in metres under another unit',
  'strata-gaps': 'Depths without strata',
  'strata-without-depth': 'Strata without a depth',
  'nested-strata': 'Strata within others',
  'overlapping-methods': 'Overlapping drilling methods',
  // Positions.
  crs: 'Coordinate system',
  position: 'Positions of holes',
  // Limits of what is compared and listed.
  'too-many-keys': 'Too many rows to compare keys',
  'too-many-installations': 'Too many installations to compare',
  'too-many-strata': 'Too many strata to compare',
  'too-many-unknown-holes': 'Too many unknown holes to list',
  'too-many-holes': 'Too many holes to compare',
  'too-many-methods': 'Too many methods to compare',
  'too-many-findings': 'Findings not listed',
  limits: 'What was not checked',
  edition: 'Version chosen',
  // Files and deliveries.
  'project-without-id': 'Project without an identifier',
  'repeated-id': 'Identifiers in rows of different deliveries',
  'same-place': 'Holes of different deliveries at one place',
  'other-site': 'Perhaps two sites under one PROJ_ID',
  'newer-delivery': 'Rows changed by a newer delivery',
  'older-delivery': 'Rows kept from a newer delivery',
  'older-rows': 'Rows that a newer delivery does not have',
  'rows-not-delivered': 'Rows that the newest delivery does not have',
  'empty-not-erasing': 'Empty values that erase nothing',
  'whole-reading': 'Readings taken whole from one delivery',
  'removed-rows': 'Rows removed by --replace',
  'later-keys': 'Keys that became known after rows were merged',
  'merged-rows': 'Rows merged by keys known later',
  'as-newest': 'Delivery taken as the newest',
  'undated-delivery': 'Rows changed by a delivery without a date',
  'same-file': 'Same file twice',
  'project-left': 'Projects not in the folder',
  'empty-archive': 'Archive without AGS files',
  'nested-archive': 'Archive within an archive',
  'unread-archive': 'Archive of a kind that is not read',
  'left-out': 'What an import leaves out',
  'unread-file': 'File not read',
  unreadable: 'File that cannot be read',
}

/** `10a` of a file whose edition is known, or `AGS4 Rule 10a`. */
const RULE = /^(?:(AGS4) Rule )?(\d+[a-z]?)$/

/**
 * The title of a finding: `Rows below the final depth`, `Rule 10a (keys)`; an id without a title as it is.
 * `edition`: of the file, since rules of the same number differ.
 */
export function findingTitle(rule: string, edition: 'AGS4' | 'AGS3' | null = null): string {
  const [, stated, number] = RULE.exec(rule) ?? []
  if (number === undefined) return ownValue(FINDING_TITLES, rule) ?? rule
  const known = stated === 'AGS4' ? stated : edition
  const words = known === null ? undefined : RULE_TITLES[known][number]
  return words === undefined ? `Rule ${number}` : `Rule ${number} (${words})`
}

/** Of where holes are, which decides about everything else; lists name it first. */
export const isAboutPositions = (rule: string): boolean => rule === 'crs' || rule === 'position'
