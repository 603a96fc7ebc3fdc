import type { MeasuredSite } from '../find-outliers.ts'
import { shortName } from '../crs-candidates.ts'
import { gridCorrections } from '../grid-corrections.ts'
import { suggestCorrection } from '../correct-position.ts'
import { withoutNumberedParts } from '../road-numbers.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { DoubtContext, FarStatement } from './position-in-doubt.ts'
import type { HoleToPlace } from './hole-to-place.ts'
import type { PositionStatement } from './position-statement.ts'

/** Compares far positions with the site that they should be on. */
export interface Suggestions {
  /** The usual error that would explain a position; null if there is none. */
  suggestionFor(statement: PositionStatement): string | null
  /** Whether a hole is alone and very far, as seen from a compact site. */
  isLost(statement: FarStatement, far: readonly FarStatement[]): boolean
  /** Whether the text of the project names works that are spread out, so that a distance may be right. */
  readonly isSpreadOut: boolean
  textOf(correction: string | null): string
}

/**
 * A site of at least this many holes, a single hole beyond this distance and this many times the extent of
 * the site. Holes from `until` metres on are in doubt for their own distance.
 */
const LOST = { holes: 5, metres: 10_000, times: 20, until: 50_000 }

/** A changed digit explains a distance where the site is smaller than this share of what the digit counts. */
const MAX_RADIUS_SHARE = 0.1
/** Metres beyond the extent of a site within which a corrected position is taken for a part of it. */
const CORRECTED_MARGIN_M = 1000
/** A site has an extent of this at least, in metres. */
const MIN_RADIUS_M = 100

/**
 * Words of works that are spread out: a single hole far away may be right. Road numbers count as such words.
 */
const SPREAD_OUT = new RegExp(
  String.raw`\b(?:road|roads|bypass|by-pass|dualling|motorway|rail|railway|railways|line|crossing|` +
    'crossings|electrification|tram|metro|pipeline|pipe|main|mains|sewer|sewers|water|canal|' +
    'river|flood|coastal|route|corridor|cable|cables|transmission|overhead|interconnector|' +
    String.raw`wind ?farm|forest|sites|various|framework|schemes?|[abm]\d{1,4})\b`,
  'i',
)

export function createSuggestions(
  site: MeasuredSite,
  { text, transformer, gridOf }: DoubtContext,
): Suggestions {
  const radius = Math.max(site.radius, MIN_RADIUS_M)
  const isOnSite = (position: Wgs84) => distanceMetres(position, site.middle) <= radius + CORRECTED_MARGIN_M
  const isSpreadOut = SPREAD_OUT.test(withoutNumberedParts(text.place))

  function digitSuggestion({ hole }: PositionStatement): string | null {
    const { easting, northing } = hole
    const grid = gridOf(hole)
    if (grid === null || easting === null || northing === null) return null
    const isExplained = (unit: number | null) => unit === null || radius <= unit * MAX_RADIUS_SHARE
    const found = gridCorrections({ easting, northing }).find(({ point, unit }) => {
      if (!isExplained(unit)) return false
      const position = grid.toWgs84(point.easting, point.northing)
      return position !== null && distanceMetres(position, site.middle) <= radius
    })
    return found?.error ?? null
  }

  /** The grid of the other holes, where a hole states another one. */
  function otherGrid({ easting, northing, ...hole }: HoleToPlace): string | null {
    const isOther = transformer !== null && gridOf({ easting, northing, ...hole }) !== transformer
    const position =
      isOther && easting !== null && northing !== null ? transformer.toWgs84(easting, northing) : null
    if (!isOther || position === null || !isOnSite(position)) return null
    return (
      `they are in ${shortName(transformer)} (${transformer.code}), where the hole ` +
      'would lie with the others'
    )
  }

  return {
    isSpreadOut,
    suggestionFor(statement) {
      const { stated, fromSwappedGrid, hole } = statement
      if (fromSwappedGrid !== null && isOnSite(fromSwappedGrid)) return 'easting and northing are swapped'
      const correction = stated === null ? null : suggestCorrection(stated, isOnSite)
      return correction?.error ?? (stated === null ? (otherGrid(hole) ?? digitSuggestion(statement)) : null)
    },
    isLost({ metres }, far) {
      const isAlone = far.every((other) => other.metres === metres || other.metres >= LOST.until)
      if (isSpreadOut || !isAlone || site.holes - far.length < LOST.holes) return false
      return metres >= LOST.metres && metres >= LOST.times * site.radius
    },
    textOf: (correction) =>
      correction === null ? 'look for a typing error in the coordinates' : `perhaps ${correction}`,
  }
}
