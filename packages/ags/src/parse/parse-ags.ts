import type { AgsBlock, AgsGroup, AgsSummary, Diagnostic, Edition } from '../ags.ts'
import { createAgsParser } from './create-ags-parser.ts'

export interface ParsedAgs {
  edition: Edition | null
  version: string | null
  groups: Map<string, AgsGroup>
  diagnostics: Diagnostic[]
  summary: AgsSummary
}

/**
 * Reads a whole text at once into its groups, repeated blocks merged. Never throws: bad content is in the
 * diagnostics.
 */
export function parseAgs(text: string): ParsedAgs {
  const groups = new Map<string, AgsGroup>()
  const diagnostics: Diagnostic[] = []
  let addRow: (values: readonly string[]) => void = () => undefined
  const parser = createAgsParser({
    block(block) {
      addRow = addBlock(groups, block)
    },
    row: (values) => addRow(values),
    diagnostic: (diagnostic) => diagnostics.push(diagnostic),
  })
  parser.write(text)
  const summary = parser.end()
  for (const group of groups.values()) fillRows(group)
  return { edition: summary.edition, version: summary.version, groups, diagnostics, summary }
}

/** Merges a block into its group; returns how its rows are added, in the order of the group's headings. */
function addBlock(groups: Map<string, AgsGroup>, block: AgsBlock): (values: readonly string[]) => void {
  const group = groups.get(block.code) ?? {
    code: block.code,
    headings: [],
    units: [],
    types: [],
    rows: [],
    blocks: 0,
  }
  groups.set(block.code, group)
  group.blocks++
  const places = block.headings.map((heading, index) => placeOf(group, block, heading, index))
  if (places.every((place, index) => place === index)) return (values) => group.rows.push([...values])
  return (values) => {
    const row: string[] = group.headings.map(() => '')
    places.forEach((place, index) => (row[place] = values[index] ?? ''))
    group.rows.push(row)
  }
}

function placeOf(group: AgsGroup, block: AgsBlock, heading: string, index: number): number {
  const found = group.headings.indexOf(heading)
  const place = found === -1 ? group.headings.push(heading) - 1 : found
  group.units[place] ||= block.units[index] ?? ''
  group.types[place] ||= block.types[index] ?? ''
  return place
}

/** Rows read before a later block brought more headings become as long as those. */
function fillRows({ headings, rows }: AgsGroup): void {
  for (const row of rows) while (row.length < headings.length) row.push('')
}
