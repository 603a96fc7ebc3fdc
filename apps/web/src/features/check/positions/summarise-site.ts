import type { PlacedSite, PlannedHole, Wgs84 } from '@groundsheet/coordinates'
import type { Surroundings } from './surroundings.ts'

/** Names that are shown of a list, and how many there are. */
export interface NameList {
  readonly names: readonly string[]
  readonly count: number
}

/** What the page shows of a site: bounded, however many holes there are. */
export interface SiteSummary extends Pick<PlacedSite, 'crs' | 'crsName'> {
  /** Null without a placed hole. */
  readonly surroundings: Surroundings | null
  /** Holes that have a position, and all. */
  readonly placed: number
  readonly total: number
  /** Those of the plan, and how many lie there. */
  readonly plan: { readonly holes: readonly PlannedHole[]; readonly count: number }
  readonly unplaced: NameList
  readonly contradictory: NameList
  readonly inDoubt: NameList
  readonly findings: readonly { readonly about: NameList; readonly message: string }[]
  /** Findings beyond those. */
  readonly furtherFindings: number
}

/** Names that are listed of holes with the same fault. */
const MAX_NAMES = 8
const MAX_FINDINGS = 40

export function summariseSite(site: PlacedSite, surroundings: Surroundings | null): SiteSummary {
  const { crs, crsName, holes, unplaced, contradictory, inDoubt, findings } = site
  const together = holes.filter(({ far }) => far === null)
  return {
    crs,
    crsName,
    surroundings,
    placed: holes.length,
    total: holes.length + unplaced.length + contradictory.length + inDoubt.length,
    plan: { holes: thinOutHoles(together), count: together.length },
    unplaced: listNames(unplaced.map(({ locaId }) => locaId)),
    contradictory: listNames(contradictory),
    inDoubt: listNames(inDoubt),
    findings: findings
      .slice(0, MAX_FINDINGS)
      .map(({ names, message }) => ({ about: listNames(names), message })),
    furtherFindings: Math.max(0, findings.length - MAX_FINDINGS),
  }
}

const listNames = (names: readonly string[]): NameList => ({
  names: names.slice(0, MAX_NAMES),
  count: names.length,
})

/** Marks that a plan has room for and a page draws at once: one in each cell of a raster. */
const RASTER_CELLS = { columns: 50, rows: 40 }

/** Of very many holes, one for each part of the plan: marks of the others would overlap them. */
export function thinOutHoles<Hole extends Wgs84>(holes: readonly Hole[]): readonly Hole[] {
  if (holes.length <= RASTER_CELLS.columns * RASTER_CELLS.rows) return holes
  const [first] = holes
  // Counted from the first hole, so that a site on longitude 180 is not divided.
  const eastOf = ({ longitude }: Wgs84) => (longitude - (first?.longitude ?? 0) + 540) % 360
  const column = cellsOf(holes.map(eastOf), RASTER_CELLS.columns)
  const row = cellsOf(
    holes.map(({ latitude }) => latitude),
    RASTER_CELLS.rows,
  )
  const cells = new Map<number, Hole>()
  for (const hole of holes) {
    const cell = row(hole.latitude) * RASTER_CELLS.columns + column(eastOf(hole))
    if (!cells.has(cell)) cells.set(cell, hole)
  }
  return [...cells.values()]
}

function cellsOf(values: readonly number[], cells: number): (value: number) => number {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  const size = (most - least) / cells || 1
  return (value) => Math.min(cells - 1, Math.floor((value - least) / size))
}
