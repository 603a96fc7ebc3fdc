import {
  locationsGroup,
  readDefinitions,
  combineHandlers,
  type AgsBlock,
  type AgsHandler,
  type AgsSummary,
  type Dictionary as AgsDictionary,
} from '@groundsheet/ags'
import type { Dictionary, TableRow } from '@groundsheet/contract'

/** What a log is drawn from: rows of one hole, and what their headings and codes mean. */
export interface HoleRows {
  /** The row of the hole itself. */
  readonly data: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  readonly dictionary: Dictionary
  /** Rows beyond the limit are left out. */
  readonly leftOut: number
}

/** Rows of a hole that are read: far more than a log can show. */
const MAX_ROWS = 20_000

/** Reads the rows of a hole; null where the file has no such hole. */
export async function readHoleRows(
  hole: string,
  readFile: (handler: AgsHandler) => Promise<AgsSummary>,
): Promise<HoleRows | null> {
  const rows = gatherRows(hole)
  const definitions = readDefinitions()
  const { edition } = await readFile(combineHandlers([definitions.handler, rows.handler]))
  if (edition === null) return null
  const locations = locationsGroup(edition)
  const own = rows.tables.get(locations)?.[0]
  if (own === undefined) return null
  rows.tables.delete(locations)
  const dictionary = describe(rows.blocks, definitions.dictionary(edition))
  return { data: own.data, tables: Object.fromEntries(rows.tables), dictionary, leftOut: rows.leftOut() }
}

function gatherRows(hole: string) {
  const tables = new Map<string, TableRow[]>()
  const blocks = new Map<string, AgsBlock>()
  let count = 0
  let current: { readonly block: AgsBlock; readonly column: number } | null = null
  const handler: AgsHandler = {
    block(block) {
      const column = block.headings.indexOf(block.stated.edition === 'AGS4' ? 'LOCA_ID' : 'HOLE_ID')
      current = column === -1 ? null : { block, column }
    },
    row(values) {
      if (current?.block === undefined || values[current.column]?.trim() !== hole) return
      count++
      if (count > MAX_ROWS) return
      const { code, headings } = current.block
      blocks.set(`${code} ${current.block.index}`, current.block)
      const data = Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
      const row = { id: String(count), table: code, locationId: hole, parents: [], data, updatedAt: '' }
      const rows = tables.get(code)
      if (rows) rows.push(row)
      else tables.set(code, [row])
    },
    diagnostic: () => undefined,
  }
  return {
    handler,
    blocks,
    tables,
    leftOut: () => Math.max(0, count - MAX_ROWS),
  }
}

/** The blocks with their units, as the API describes tables. */
function describe(blocks: ReadonlyMap<string, AgsBlock>, definitions: AgsDictionary): Dictionary {
  const byCode = Map.groupBy(blocks.values(), ({ code }) => code)
  const headings = new Set([...blocks.values()].flatMap((block) => block.headings))
  const codes = [...headings].map((heading) => [heading, definitions.codes(heading)] as const)
  return {
    tables: [...byCode].map(([code, parts]) => ({
      table: code,
      name: definitions.group(code)?.name ?? code,
      parent: null,
      keys: [...(definitions.group(code)?.keys ?? [])],
      headings: [...new Map(parts.flatMap((part) => describeHeadings(part, definitions))).values()],
    })),
    codes: Object.fromEntries(
      codes.flatMap(([heading, meanings]) =>
        meanings.size === 0 ? [] : [[heading, Object.fromEntries(meanings)]],
      ),
    ),
  }
}

function describeHeadings({ code, headings, units, types }: AgsBlock, definitions: AgsDictionary) {
  const known = new Map(definitions.headings(code).map((definition) => [definition.heading, definition]))
  return headings.map((heading, index) => {
    const definition = known.get(heading)
    const unit = units[index] === '' ? (definition?.unit ?? '') : (units[index] ?? '')
    const type = types[index] === '' ? (definition?.type ?? null) : (types[index] ?? null)
    return [heading, { heading, name: definition?.name ?? null, unit, type }] as const
  })
}
