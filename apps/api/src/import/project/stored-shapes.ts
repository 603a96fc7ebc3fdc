import {
  dictionaryOf,
  extendDictionary,
  locationsGroup,
  preferNewer,
  mergeDefinitions,
  withKeyHeadings,
  type AgsRecord,
  type Edition,
  type KeyHeadings,
} from '@groundsheet/ags'
import type { StoredTable } from '../../store/stored-table.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { RowShape } from '../rows/row-shape.ts'
import { shapeOf } from './open-tables.ts'

export interface StoredProjectTables {
  readonly edition: Edition
  readonly tables: readonly StoredTable[]
  /** Rows of its DICT, which define keys. */
  readonly dict: readonly AgsRecord[]
  /** Headings that stay keys, whatever its DICT says now. */
  readonly keyHeadings: KeyHeadings
}

/**
 * How the stored rows of a project are identified, by the number of their table: as the next import would
 * find them.
 */
export function storedShapes(
  { edition, tables, dict, keyHeadings }: StoredProjectTables,
  publicCodes: PublicCodes,
): ReadonlyMap<number, RowShape> {
  const known = preferNewer('DICT', mergeDefinitions('DICT', dict), [])
  const definitions = { dict: withKeyHeadings(known, keyHeadings), abbr: [] }
  const group = locationsGroup(edition)
  const terms = {
    definitions,
    dictionary: extendDictionary(dictionaryOf(edition), definitions.dict, definitions.abbr),
    standard: dictionaryOf(edition),
    publicCodes,
    locationsGroup: group,
    locationHeading: `${group}_ID`,
  }
  return new Map(tables.map((table) => [table.seq, shapeOf(table, terms)]))
}
