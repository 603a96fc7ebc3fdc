import {
  dictionaryOf,
  extendDictionary,
  locationsGroup,
  preferNewer,
  uniteDefinitions,
  type AgsRecord,
  type Edition,
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
}

/**
 * How the stored rows of a project are identified, by the number of their table: as the next import would
 * find them.
 */
export function storedShapes(
  { edition, tables, dict }: StoredProjectTables,
  publicCodes: PublicCodes,
): ReadonlyMap<number, RowShape> {
  const definitions = { dict: preferNewer('DICT', uniteDefinitions('DICT', dict), []), abbr: [] }
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
