import type { AgsBlock, AgsHandler, Diagnostic } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { isBlank } from '../stated-row.ts'
import { byLine, storedRowsOnly, type LeftOut } from './stored-rows.ts'
import { resolveUnits } from './resolve-units.ts'
import type { CountedBlock } from './stated-units.ts'

/** The blocks of a file, each with its number of rows, complete when it has been read with `handler`. */
export function countBlocks(): { readonly handler: AgsHandler; readonly blocks: readonly CountedBlock[] } {
  const blocks: CountedBlock[] = []
  let count: ReturnType<typeof countRows> | null = null
  return {
    blocks,
    handler: {
      block(block) {
        // A copy: names cut out of the file would keep a large part of it in memory.
        count = countRows(JSON.parse(JSON.stringify(block)) as AgsBlock)
        blocks.push(count.block)
      },
      row: (values) => count?.add(values),
      diagnostic: () => undefined,
    },
  }
}

/** A block whose rows, and values that are not blank by column, are counted with `add`. */
export function countRows(block: AgsBlock): {
  readonly block: CountedBlock
  readonly add: (values: readonly string[]) => void
} {
  const counts = block.headings.map(() => 0)
  const counted = { ...block, rows: 0, values: counts }
  return {
    block: counted,
    add(row) {
      counted.rows++
      for (let column = 0; column < counts.length; column++)
        if (!isBlank(row[column] ?? '')) counts[column] = (counts[column] ?? 0) + 1
    },
  }
}

/** Resolves the units of one file by itself, as an import does. */
export function resolveFile(
  path: string,
  blocks: readonly CountedBlock[],
  dictionary: Dictionary,
): { readonly diagnostics: readonly Diagnostic[]; readonly storedRows: (handler: AgsHandler) => AgsHandler } {
  const diagnostics: Diagnostic[] = []
  const file = { source: { path }, blocks }
  const sources = { levels: [{ files: [file] }], olderFiles: new Set<typeof file>(), tables: [] }
  const report = ({ rule, severity, line, group, heading, message, advice }: Diagnostic) =>
    diagnostics.push({ rule, severity, line, group, heading, message, advice })
  const { leftOut } = resolveUnits(sources, { dictionary, standard: dictionary }, report)
  const left: readonly LeftOut[] = leftOut.get(file) ?? []
  return { diagnostics, storedRows: (handler) => storedRowsOnly(handler, byLine(left)) }
}
