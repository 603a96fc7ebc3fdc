import { displayText } from '@groundsheet/readings/display-text'
import { shortenText } from '../../data/text/shorten-text.ts'
import type { GridColumn } from './grid-column.ts'

/** The two lines of a column heading. */
export interface ColumnTitle {
  readonly first: string
  /** Empty if there is only one line. */
  readonly second: string
}

type Named = Pick<GridColumn, 'code' | 'name' | 'unit'>

/** In characters, including the unit; longer names are shortened on screen so that the unit stays visible. */
export const MAX_TITLE_CHARACTERS = 36

const withUnit = (text: string, unit: string): string =>
  displayText(unit === '' ? text : [text, `(${unit})`].filter(Boolean).join(' '))

/** `Depth to top of stratum (m)` above `GEOL_TOP`; `codesFirst`: in reverse. */
export function columnTitle({ code, name, unit }: Named, codesFirst: boolean): ColumnTitle {
  const words = withUnit(name, unit)
  if (name === '')
    return codesFirst ? { first: code, second: words } : { first: withUnit(code, unit), second: '' }
  return codesFirst ? { first: code, second: words } : { first: words, second: code }
}

/** The column with its name shortened to fit a heading on screen. */
export function shortenName<T extends Named>(column: T): T {
  const length = MAX_TITLE_CHARACTERS - withUnit('', column.unit).length
  const name = shortenText(column.name, length)
  return name === column.name ? column : { ...column, name }
}
