import { shortenText } from '../../data/text/shorten-text.ts'
import type { GridColumn } from './grid-column.ts'

/** The two lines at the head of a column. */
export interface ColumnTitle {
  readonly first: string
  /** Empty where the first says all that is known. */
  readonly second: string
}

type Named = Pick<GridColumn, 'code' | 'name' | 'unit'>

/** Longer words are cut in a head on the screen, so that their unit is always seen. */
export const MAX_TITLE_LENGTH = 36

const withUnit = (text: string, unit: string): string =>
  unit === '' ? text : [text, `(${unit})`].filter(Boolean).join(' ')

/** `Depth to top of stratum (m)` over `GEOL_TOP`; `codesFirst`: the other way round. */
export function columnTitle({ code, name, unit }: Named, codesFirst: boolean): ColumnTitle {
  const words = withUnit(name, unit)
  if (name === '')
    return codesFirst ? { first: code, second: words } : { first: withUnit(code, unit), second: '' }
  return codesFirst ? { first: code, second: words } : { first: words, second: code }
}

/** The column with its words cut to the length that a head on the screen has room for. */
export function shortenName<T extends Named>(column: T): T {
  const length = MAX_TITLE_LENGTH - withUnit('', column.unit).length
  const name = shortenText(column.name, length)
  return name === column.name ? column : { ...column, name }
}
