import { readDepth } from '@groundsheet/ags'
import { DEPTH_TOLERANCE_M, findOverlaps } from '@groundsheet/readings/file-checks'
import { countOf } from '@groundsheet/readings'
import { shortenedList } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { MergedProject } from './merged-project.ts'

const GROUP = 'GEOL'
const ADVICE = 'Where the newest delivery states all strata of the project, import it with --replace'
const [TOP, BASE] = ['GEOL_TOP', 'GEOL_BASE'] as const

/** Metres below ground level. */
interface Stratum {
  readonly seq: number
  readonly top: number
  readonly base: number
}

/**
 * Warns of strata of different deliveries that overlap, or of which one is within another. The depths of a
 * stratum are its key, so a stratum with another top or base is another row beside the earlier one. Warns
 * also of strata below the final depth that another delivery states.
 */
export async function reportMergedStrata(merged: MergedProject, diagnostics: DiagnosticList): Promise<void> {
  const strata = await readStrata(merged)
  reportOverlaps(merged, strata, diagnostics)
  reportBelowEnd(merged, strata, diagnostics)
}

type StrataOfHoles = ReadonlyMap<number, readonly Stratum[]>

function reportOverlaps(
  { holes, statements }: MergedProject,
  strata: StrataOfHoles,
  diagnostics: DiagnosticList,
): void {
  const named = ({ seq, top, base }: Stratum) => `${top} to ${base} m of ${statements.nameOf(seq)}`
  const found = holes.flatMap(({ seq, locaId }) => {
    const sorted = (strata.get(seq) ?? []).toSorted((a, b) => a.top - b.top || a.base - b.base)
    const [first] = findOverlaps(sorted).filter(
      ({ upper, lower }) => !statements.areOfOne(upper.seq, lower.seq),
    )
    return first ? [`${locaId} (${named(first.upper)}, and ${named(first.lower)})`] : []
  })
  if (found.length === 0) return
  const message =
    `Strata of ${countOf(found.length, 'hole')} overlap in the project as merged: ` +
    `${shortenedList(found)}. A stratum with another top or base is another row, and the earlier one ` +
    'stays'
  const about = { severity: 'warning', group: GROUP, heading: TOP } as const
  diagnostics.add({ ...about, rule: 'overlapping-strata', message, advice: ADVICE })
}

function reportBelowEnd(
  { holes, terms, statements }: MergedProject,
  strata: StrataOfHoles,
  diagnostics: DiagnosticList,
): void {
  const heading = `${terms.locationsGroup}_FDEP`
  const found = holes.flatMap(({ seq, locaId, finalDepth }) => {
    const [deepest] = (strata.get(seq) ?? []).toSorted((a, b) => b.base - a.base)
    if (finalDepth === null || finalDepth <= 0 || deepest === undefined) return []
    const holder = statements.newestOf(seq, heading)
    if (deepest.base <= finalDepth + DEPTH_TOLERANCE_M || holder?.rows.has(deepest.seq) === true) return []
    return [
      `${locaId} (${deepest.top} to ${deepest.base} m of ${statements.nameOf(deepest.seq)}, ` +
        `final depth ${finalDepth} m of ${statements.nameOf(seq, heading)})`,
    ]
  })
  if (found.length === 0) return
  const message =
    `Strata of ${countOf(found.length, 'hole')} are below the final depth that another delivery states: ` +
    shortenedList(found)
  const about = { severity: 'warning', group: GROUP, heading: BASE } as const
  diagnostics.add({ ...about, rule: 'below-final-depth', message, advice: ADVICE })
}

async function readStrata({ store, tables, terms }: MergedProject): Promise<StrataOfHoles> {
  const strata = new Map<number, Stratum[]>()
  const table = tables.get(GROUP)
  if (table === undefined) return strata
  for await (const page of storedPages(store, table.stored.seq))
    for (const row of page) {
      const values = storedValues(row, terms.publicCodes)
      const [top, base] = [readDepth(values.get(TOP)), readDepth(values.get(BASE))]
      // Reversed depths are a finding of their own.
      if (row.locationSeq === null || !(top <= base)) continue
      const ofHole = strata.get(row.locationSeq) ?? []
      strata.set(row.locationSeq, ofHole)
      ofHole.push({ seq: row.seq, top, base })
    }
  return strata
}
