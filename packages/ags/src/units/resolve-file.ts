import type { AgsBlock, AgsHandler, Diagnostic } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { byLine, storedRowsOnly, type LeftOut } from './left-out.ts'
import { resolveUnits, type CountedBlock } from './resolve-units.ts'

/** The blocks of a file, each with its number of rows, complete when it has been read with `handler`. */
export function countBlocks(): { readonly handler: AgsHandler; readonly blocks: readonly CountedBlock[] } {
  const blocks: (AgsBlock & { rows: number })[] = []
  return {
    blocks,
    handler: {
      block(block) {
        // A copy: names cut out of the file would keep a large part of it in memory.
        blocks.push({ ...(JSON.parse(JSON.stringify(block)) as AgsBlock), rows: 0 })
      },
      row() {
        const last = blocks.at(-1)
        if (last !== undefined) last.rows++
      },
      diagnostic: () => undefined,
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
  const sources = { ages: [{ files: [file] }], olderFiles: new Set<typeof file>(), tables: [] }
  const report = ({ rule, severity, line, group, heading, message }: Diagnostic) =>
    diagnostics.push({ rule, severity, line, group, heading, message })
  const { leftOut } = resolveUnits(sources, { dictionary, standard: dictionary }, report)
  const left: readonly LeftOut[] = leftOut.get(file) ?? []
  return { diagnostics, storedRows: (handler) => storedRowsOnly(handler, byLine(left)) }
}
