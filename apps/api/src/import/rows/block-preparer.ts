import { ownValue } from '@groundsheet/readings'
import { keyReader, type KeyKind } from '@groundsheet/ags'
import { compareHeadings } from './heading-order.ts'
import { prepareParents, rowContent } from './row-text.ts'
import type { PreparedRow, RowShape } from './row-shape.ts'

/** Prepares the rows of one block column by column, which is faster for values from a file. */
export interface BlockPreparer {
  /**
   * Identity of a row: values of the key headings, or all headings with their values if no keys are known.
   * Equal values are in equal form: `0.00` and `0` of a depth, and text without the blanks around it.
   */
  keys(values: readonly string[]): readonly string[]
  /** The same as they are written; all values if no keys are known. */
  keyTexts(values: readonly string[]): readonly string[]
  /** The hole stated in the row; '' if the group has no such heading. */
  locationId(values: readonly string[]): string
  prepare(id: string, locationId: string, values: readonly string[]): PreparedRow
  /** The values a row was prepared from. */
  recover(row: { body: string; internal: string | null }): { locationId: string; values: string[] }
  byHeading(values: readonly string[]): Map<string, string>
}

export function createBlockPreparer(shape: RowShape, headings: readonly string[]): BlockPreparer {
  const columns = headings.map((heading) => {
    const code = shape.publicCodes.fieldCode(heading)
    const name = code ?? heading
    return { sent: code !== null, name, prefix: `${JSON.stringify(name)}:` }
  })
  const columnOf = new Map(headings.map((heading, column) => [heading, column]))
  const compare = compareHeadings(shape)
  const inOrder = headings.map((heading, place) => ({ heading, place }))
  inOrder.sort((a, b) => compare(a.heading, b.heading))
  const written = inOrder.flatMap(({ place }) => {
    const column = columns[place]
    return column === undefined ? [] : [{ ...column, place }]
  })
  const parentsText = prepareParents(shape.parents)
  const keysOf = shape.keys === null ? createContentKeys(shape, headings) : createKeyValues(shape, columnOf)
  const locationColumn = columnOf.get(shape.locationHeading ?? '') ?? -1
  return {
    keys: keysOf,
    keyTexts: (values) => shape.keys?.map((key) => values[columnOf.get(key) ?? -1] ?? '') ?? values,
    locationId: (values) => values[locationColumn] ?? '',
    byHeading: (values) => new Map(headings.map((heading, column) => [heading, values[column] ?? ''])),
    prepare(id, locationId, values) {
      const texts = values.map((value) => JSON.stringify(value))
      let sentText = ''
      let internal = ''
      for (const { sent, prefix, place } of written) {
        const member = prefix + (texts[place] ?? '""')
        if (sent) sentText += sentText === '' ? member : `,${member}`
        else internal += internal === '' ? member : `,${member}`
      }
      const parents = parentsText((heading) => texts[columnOf.get(heading) ?? -1])
      const data = `{${sentText}}`
      const content = rowContent({ id, table: shape.table, locationId, parents, data })
      return { content, data, internal: internal === '' ? null : `{${internal}}` }
    },
    recover({ body, internal }) {
      const { locationId, data } = JSON.parse(`${body}}`) as { locationId: string; data: Values }
      const unsent = JSON.parse(internal ?? '{}') as Values
      return { locationId, values: columns.map(({ sent, name }) => valueOf(sent ? data : unsent, name)) }
    },
  }
}

/** As `BlockPreparer.keys`, for values by heading. */
export function createRowKeys(shape: RowShape): (values: ReadonlyMap<string, string>) => readonly string[] {
  const read = (heading: string, value: string) => keyReader(kindOf(shape, heading))(value)
  return (values) => {
    if (shape.keys !== null) return shape.keys.map((heading) => read(heading, values.get(heading) ?? ''))
    const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
    return sorted.flatMap(([heading, value]) => [heading, read(heading, value)])
  }
}

type KeysOf = BlockPreparer['keys']

function createKeyValues(shape: RowShape, columnOf: ReadonlyMap<string, number>): KeysOf {
  const columns = (shape.keys ?? []).map((heading) => ({
    column: columnOf.get(heading) ?? -1,
    read: keyReader(kindOf(shape, heading)),
  }))
  return (values) => columns.map(({ column, read }) => read(values[column] ?? ''))
}

/** Sorted by the headings' names, so that the order of columns does not matter. */
function createContentKeys(shape: RowShape, headings: readonly string[]): KeysOf {
  const columns = [...headings.entries()]
    .map(([column, heading]) => ({ column, heading, read: keyReader(kindOf(shape, heading)) }))
    .sort((a, b) => (a.heading < b.heading ? -1 : 1))
  return (values) => columns.flatMap(({ column, heading, read }) => [heading, read(values[column] ?? '')])
}

/** A heading of a file may have the name of a member of every object: `constructor`. */
const kindOf = ({ keyKinds }: RowShape, heading: string): KeyKind => ownValue(keyKinds, heading) ?? 'text'

type Values = Partial<Record<string, string>>

const valueOf = (values: Values, name: string): string => ownValue(values, name) ?? ''
