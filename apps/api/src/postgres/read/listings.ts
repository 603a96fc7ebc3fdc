import type { AnnotationTable } from '../../store/write/annotations-and-findings.ts'
import { DESCRIBING_GROUPS_SQL } from '../../store/describing-groups.ts'
import type { ReadStore } from '../../store/read-store.ts'
import type { Listing } from './read-page.ts'
import { jsonOf } from '../nul-text.ts'
import { COMPANY, type Bindings } from './read-session.ts'

/** Items that are stored as they are sent. */
export const storedItems = (table: AnnotationTable | 'delivery') => (): Listing => ({
  from: table,
  where: '',
  item: 'listed.body',
})

type LocationsPage = Parameters<ReadStore['locations']>[2]

/** What is sent of a hole. `from`: `location`, or its alias. */
export const locationItem = (
  from: string,
  { withStyle, withTables }: Pick<LocationsPage, 'withStyle' | 'withTables'>,
): string =>
  [
    `${from}.body`,
    ...(withStyle ? [`',"style":' || ${from}.style`] : []),
    ...(withTables ? [`',"tables":' || ${from}.tables`] : []),
  ].join(' || ')

export const locations =
  ({ locationId, withStyle, withTables }: LocationsPage) =>
  (bindings: Bindings): Listing => ({
    from: 'location',
    where: locationId === null ? '' : ` AND listed.loca_id = ${bindings.add(locationId, 'text')}`,
    item: locationItem('listed', { withStyle, withTables }),
  })

/** Removed rows of the tables that the company sends, in the order of their removal. */
export const deletions = (): Listing => ({
  from: 'deletion',
  where: ` AND ${sentCode('listed')} IS NOT NULL`,
  item: `'{"table":' || ${jsonOf('listed.code')} || ',"id":"' || encode(listed.id, 'hex') || '","locationId":'
    || ${jsonOf('listed.loca_id')} || ',"deletedAt":"' || listed.updated_at || '"' ||
    CASE WHEN listed.replaced_by IS NULL THEN '' ELSE ',"replacedBy":"' || encode(listed.replaced_by, 'hex')
      || '"' END`,
})

/**
 * The code of a group that belongs to no hole; null: its rows are not sent, as of DESCRIBING_GROUPS where
 * something has no code.
 */
export const sentCode = (
  table: string,
): string => `CASE WHEN ${table}.group_code IN (${DESCRIBING_GROUPS_SQL}) AND EXISTS (
  SELECT 1 FROM company WHERE company.id = ${COMPANY}
    AND company.configuration::jsonb @? '$.**.code ? (@ == null)')
  THEN NULL ELSE ${table}.code END`

/** Groups whose rows belong to no hole, with the newest update of their rows. */
const GROUPS = `(SELECT company_id, seq, project_seq, ${sentCode('data_table')} AS code, rows, name,
  (SELECT max(updated_at) FROM data_row WHERE data_row.company_id = ${COMPANY}
    AND table_seq = data_table.seq) AS updated_at
  FROM data_table WHERE company_id = ${COMPANY} AND addressable = 0 AND rows > 0)`

export const metadata = (): Listing => ({
  from: GROUPS,
  where: '',
  item: `'{"code":' || coalesce(${jsonOf('listed.code')}, 'null') || ',"rows":' || listed.rows || ',"name":'
    || ${jsonOf('listed.name')} || ',"updatedAt":' || coalesce(${jsonOf('listed.updated_at')}, 'null')`,
})
