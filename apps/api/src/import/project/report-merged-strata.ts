import { readDepth } from '@groundsheet/ags'
import { findOverlaps } from '@groundsheet/readings/limits'
import { someOf } from '@groundsheet/rules'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { ProjectTable } from './open-tables.ts'

const GROUP = 'GEOL'
const [TOP, BASE] = ['GEOL_TOP', 'GEOL_BASE'] as const

/** Metres below ground level. */
interface Stratum {
  readonly top: number
  readonly base: number
}

interface Merged {
  readonly store: WriteStore
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly publicCodes: PublicCodes
  readonly holes: readonly { readonly seq: number; readonly locaId: string }[]
}

/**
 * Warns of strata that overlap in a project of several deliveries: the depths of a stratum are its key, so
 * that a stratum with another top or base is another row beside the earlier one.
 */
export async function reportMergedStrata(merged: Merged, diagnostics: DiagnosticList): Promise<void> {
  const strata = await readStrata(merged)
  const found = merged.holes.flatMap(({ seq, locaId }) => {
    const sorted = (strata.get(seq) ?? []).sort((a, b) => a.top - b.top || a.base - b.base)
    const [first] = findOverlaps(sorted).filter(({ isWithin }) => !isWithin)
    return first ? [`${locaId} (${describe(first.upper)} and ${describe(first.lower)})`] : []
  })
  if (found.length === 0) return
  const where = found.length === 1 ? '1 hole' : `${found.length} holes`
  const message =
    `Strata of ${where} overlap in the project as merged: ${someOf(found)}. A stratum with another top or base is ` +
    'another row. Where the newest delivery states all strata of the project, import it with --replace'
  diagnostics.add({ rule: 'overlapping-strata', severity: 'warning', group: GROUP, heading: TOP, message })
}

async function readStrata({ store, tables, publicCodes }: Merged): Promise<Map<number, Stratum[]>> {
  const strata = new Map<number, Stratum[]>()
  const table = tables.get(GROUP)
  if (table === undefined) return strata
  for await (const page of storedPages(store, table.stored.seq))
    for (const row of page) {
      const values = storedValues(row, publicCodes)
      const [top, base] = [readDepth(values.get(TOP)), readDepth(values.get(BASE))]
      // Reversed depths are a finding of their own.
      if (row.locationSeq === null || !(top <= base)) continue
      const ofHole = strata.get(row.locationSeq) ?? []
      strata.set(row.locationSeq, ofHole)
      ofHole.push({ top, base })
    }
  return strata
}

const describe = ({ top, base }: Stratum): string => `${top} to ${base} m`
