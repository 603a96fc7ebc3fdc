import { nameHeading, type AgsRecord, type Dictionary } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'

/**
 * Rows of DICT for the groups and headings that `dictionary` does not have: neither the standard nor the
 * file's own DICT (AGS4 rule 18). Where `standard` of another edition has them, status and parent are its
 * own. A new heading of a known group is a key only where the table says so, so that rows are identified as
 * before. In a new group whose keys are not known, all headings together identify a row, as an import has it.
 * So all are keys, and its rows name their parent (rule 10c). None is a key where `equalRows` has the group:
 * rows of equal keys break rule 10a.
 */
export function undefinedHeadings(
  tables: readonly ExportTable[],
  dictionary: Dictionary,
  equalRows: ReadonlySet<string> = new Set(),
  standard: Dictionary = dictionary,
): AgsRecord[] {
  return tables.flatMap(({ group, name, headings, parent: stated, keys = [] }) => {
    const known = new Set(dictionary.headings(group).map(({ heading }) => heading))
    const isNewGroup = dictionary.group(group) === undefined
    const unknown = headings.filter(({ heading }) => !known.has(heading))
    const isOfHoles = headings.some(({ heading }) => heading === 'LOCA_ID')
    const ofStandard = standard.group(group)
    const parent = stated ?? ofStandard?.parent ?? (isOfHoles ? 'LOCA' : '')
    const statuses = new Map(standard.headings(group).map(({ heading, status }) => [heading, status]))
    const areAllKeys = isNewGroup && ofStandard === undefined && keys.length === 0 && !equalRows.has(group)
    const isKey = (heading: string) => areAllKeys || keys.includes(heading)
    return [
      ...(isNewGroup
        ? [dictRow({ DICT_TYPE: 'GROUP', DICT_GRP: group, DICT_DESC: name, DICT_PGRP: parent })]
        : []),
      ...unknown.map(({ heading, unit, type, name }) =>
        dictRow({
          DICT_TYPE: 'HEADING',
          DICT_GRP: group,
          DICT_HDNG: heading,
          DICT_STAT: statuses.get(heading) ?? (isKey(heading) ? 'KEY' : 'OTHER'),
          DICT_DTYP: type,
          DICT_DESC: name ?? nameHeading(heading) ?? heading,
          DICT_UNIT: unit,
        }),
      ),
    ]
  })
}

/** In the order of the standard. */
const COLUMNS = ['TYPE', 'GRP', 'HDNG', 'STAT', 'DTYP', 'DESC', 'UNIT', 'EXMP', 'PGRP', 'REM']

function dictRow(stated: AgsRecord): AgsRecord {
  return Object.fromEntries(COLUMNS.map((column) => [`DICT_${column}`, stated[`DICT_${column}`] ?? '']))
}
