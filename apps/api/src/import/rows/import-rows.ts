import type { AgsBlock, AgsHandler } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { readAgsFile } from '../ags-file/read-ags-file.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import type { OrphanRows } from './orphan-rows.ts'
import type { Hole, RowImporter } from './row-importer.ts'

export interface RowTarget {
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly locationsGroup: string
  readonly importer: RowImporter
  readonly orphans: OrphanRows
  /** The hole of this name; seq null: there is none. */
  findHole(locationId: string): Hole
}

const NO_HOLE: Hole = { seq: null, locationId: '' }

/** Counts of rows written. */
export interface RowCount {
  added: number
}

/** Writes the holes of a file: they come first, since everything hangs on them. Returns their names and sequences. */
export function importHoles(
  file: ScannedFile,
  target: Omit<RowTarget, 'findHole' | 'orphans'>,
  count: RowCount,
): { locaId: string; seq: number }[] {
  const blocks = Map.groupBy(file.holes, ({ block }) => block)
  const own = (locationId: string): Hole => ({ seq: 'own', locationId })
  return [...blocks].flatMap(([block, rows]) => {
    const write = begin(block, target)
    const column = block.headings.indexOf(`${target.locationsGroup}_ID`)
    return rows.map(({ values }) => {
      const written = write(values, own)
      if (written.added) count.added++
      return { locaId: values[column] ?? '', seq: written.seq }
    })
  })
}

/** The second pass over a file: everything that is not a hole, row by row as it is read. `checker` sees holes too. */
export async function importRows(
  file: ScannedFile,
  target: RowTarget,
  count: RowCount,
  watch: { checker: Pick<AgsHandler, 'block' | 'row'>; onBytes: (bytes: number) => void },
): Promise<void> {
  let block: AgsBlock | null = null
  let write: ReturnType<typeof begin> | null = null
  const handler: AgsHandler = {
    block(next) {
      watch.checker.block(next)
      block = next
      write = next.code === target.locationsGroup ? null : begin(next, target)
    },
    row(values, line) {
      watch.checker.row(values, line)
      if (write === null || block === null) return
      const isTable = target.tables.get(block.code)?.stored.addressable ?? false
      const code = block.code
      const written = write(values, (locationId) => {
        if (!isTable) return NO_HOLE
        const hole = target.findHole(locationId)
        if (hole.seq === null) target.orphans.add(file.source.path, code, locationId, line)
        return hole
      })
      if (written.added) count.added++
    },
    diagnostic: () => undefined, // the first pass has them
  }
  await readAgsFile(file.source, file.encoding, handler, watch.onBytes)
}

function begin(block: AgsBlock, target: Pick<RowTarget, 'tables' | 'importer'>) {
  const table = target.tables.get(block.code)
  if (table === undefined)
    throw new Error(`group ${block.code} was not met in the first pass: the file has changed`)
  return target.importer.beginBlock(table.stored.seq, table.shape, block.headings)
}
