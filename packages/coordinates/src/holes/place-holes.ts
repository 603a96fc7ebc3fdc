import { loadOsgb36Shift, type Osgb36Shift } from '../british-national-grid.ts'
import type { ProjectText } from '../country-clues.ts'
import { BRITISH_NATIONAL_GRID, loadTransformer, type Transformer } from '../transformer.ts'
import type { Wgs84 } from '../wgs84.ts'
import {
  describeContradictions,
  describeDecision,
  describeDoubts,
  describeFar,
  describeOutside,
  describeTrusted,
} from './describe-positions.ts'
import { doubtSwappedSite } from './doubt-swapped-site.ts'
import { findDegreesElsewhere } from './find-degrees-elsewhere.ts'
import { findDoubtfulPositions } from './find-doubtful-positions.ts'
import { findMisplacedSite } from './find-misplaced-site.ts'
import { findOffPlace } from './find-off-place.ts'
import { gridPointsOf } from './find-swapped-site.ts'
import type { HoleToPlace, PositionFinding } from './hole-to-place.ts'
import { withHoleNames } from './hole-names.ts'
import { loadHoleGrids, type GridOf } from './load-hole-grids.ts'
import { createDoubtContext, type FarStatement, type PositionInDoubt } from './position-in-doubt.ts'
import {
  metresApart,
  statementOf,
  statesOsgb36,
  type PlacedStatement,
  type PositionStatement,
} from './position-statement.ts'
import { resolveContradictions, type ContradictionDecision } from './resolve-contradictions.ts'
import type { SiteCrs } from './site-crs.ts'

/** Two statements of the position of a hole that contradict each other. */
export interface PositionContradiction {
  /** Metres between them. */
  readonly metres: number
  /** Which of them is used, or why neither is. */
  readonly reason: string
}

/** A hole, and where it is. */
export interface HolePlacement<Hole extends HoleToPlace> {
  readonly hole: Hole
  /** Null: nothing states it, its statements contradict each other, or it is in doubt. */
  readonly position: Wgs84 | null
  readonly inDoubt: PositionInDoubt | null
  readonly contradiction: PositionContradiction | null
  /** Metres from the middle of the site; null: it lies with the rest. */
  readonly far: number | null
}

export interface PlacedHoles<Hole extends HoleToPlace> {
  /** In the order given. */
  readonly holes: readonly HolePlacement<Hole>[]
  readonly findings: readonly PositionFinding[]
}

export interface PlaceOptions {
  readonly crs: SiteCrs
  /** Doubtful positions are used all the same. */
  readonly trustPositions: boolean
  /** Names and organisations of the project. */
  readonly text: ProjectText
  /** The heading that states the grid of a hole. */
  readonly grefHeading: string
}

const COORDINATE_DECIMALS = 9

/**
 * The position of every hole: as stated, else from the grid. Where these contradict each other, one is chosen
 * or neither, and positions far from the site are held back unless `trustPositions`. Both are reported, not
 * corrected.
 */
export async function placeHoles<Hole extends HoleToPlace>(
  holes: readonly Hole[],
  { crs, trustPositions, text: stated, grefHeading }: PlaceOptions,
): Promise<PlacedHoles<Hole>> {
  const transformer = crs.code === null ? null : await loadTransformer(crs.code)
  const { gridOf, findings: ofGrids } = await loadHoleGrids(holes, crs, grefHeading)
  const shiftOf = await loadShifts(holes, gridOf)
  const statements = holes.map((hole) => statementOf(hole, gridOf(hole), shiftOf(hole)))
  const text = { ...stated, place: withHoleNames(stated.place, holes) }
  const isGridGiven = crs.source === 'given' || crs.source === 'project'
  const isGridAssumed = crs.source === 'guessed'
  const about = { text, transformer, gridOf, isGridGiven, isGridAssumed }
  const context = await createDoubtContext(about, gridPointsOf(holes))
  const swapped = await doubtSwappedSite(statements, context, gridOf)
  const unexplained = statements.filter((statement) => !swapped.unplaced.includes(statement))
  const { evidenceAt } = context
  const decisions = await resolveContradictions(statements, { crs, gridOf, evidenceAt })
  const placed = statements.flatMap((statement): PlacedStatement[] => {
    const decision = decisions.get(statement)
    const position = decision === undefined ? (statement.stated ?? statement.fromGrid) : decision.position
    return position === null ? [] : [{ statement, position: round(position) }]
  })
  const inOrder = placed.filter(({ statement }) => !swapped.doubts.has(statement))
  const found = findDoubtfulPositions(inOrder, context)
  const believed = inOrder.filter(({ statement }) => !found.doubts.has(statement))
  const suggestionFor = (statement: PositionStatement) => found.suggestions?.suggestionFor(statement) ?? null
  const siteError = placed.length === 0 ? context.likelyError : null
  const elsewhere = findDegreesElsewhere(believed, context)
  const onTheirIsland = believed.filter(({ statement }) => !elsewhere.has(statement))
  const doubted = inOrder.filter(({ statement }) => found.doubts.has(statement))
  const misplaced = await findMisplacedSite(onTheirIsland, doubted, context)
  const ofSite = new Map([...elsewhere, ...misplaced.doubts, ...swapped.doubts])
  const isSaid = misplaced.findings.length > 0 || ofSite.size > 0
  const offPlace = isSaid ? [] : findOffPlace(onTheirIsland, context, holes.length === 1)
  const doubts = trustPositions ? NO_DOUBTS : new Map([...found.doubts, ...ofSite])
  const far = trustPositions ? [...found.far, ...farOf(placed, found.doubts)] : found.far
  return {
    holes: presentHoles(holes, statements, { placed, decisions, doubts, far }),
    findings: [
      ...ofGrids,
      ...describeOutside(unexplained, { gridOf, suggestionFor, siteError }),
      ...describeContradictions([...decisions.values()]),
      ...describeDoubts(doubts),
      ...(trustPositions ? describeTrusted(ofSite) : []),
      ...misplaced.findings,
      ...[...found.findings, ...offPlace].filter((finding) => !isOfHeldBack(finding, doubts)),
      ...swapped.findings,
      ...describeFar(far.map(({ statement, metres }) => ({ hole: statement.hole, metres }))),
    ],
  }
}

const isBritish = (grid: Transformer | null): boolean => grid?.code === BRITISH_NATIONAL_GRID

/** Degrees may be in OSGB36 where that is stated, and beside coordinates of the grid of that datum. */
async function loadShifts(
  holes: readonly HoleToPlace[],
  gridOf: GridOf,
): Promise<(hole: HoleToPlace) => Osgb36Shift | null> {
  const mayBeOsgb36 = (hole: HoleToPlace) => statesOsgb36(hole) || isBritish(gridOf(hole))
  const isNeeded = holes.some((hole) => hole.latitude !== null && mayBeOsgb36(hole))
  const shift = isNeeded ? await loadOsgb36Shift() : null
  return (hole) => (mayBeOsgb36(hole) ? shift : null)
}

interface Judged {
  readonly placed: readonly PlacedStatement[]
  readonly decisions: ReadonlyMap<PositionStatement, ContradictionDecision>
  readonly doubts: ReadonlyMap<PositionStatement, PositionInDoubt>
  readonly far: readonly FarStatement[]
}

function presentHoles<Hole extends HoleToPlace>(
  holes: readonly Hole[],
  statements: readonly PositionStatement[],
  { placed, decisions, doubts, far }: Judged,
): HolePlacement<Hole>[] {
  const positions = new Map(placed.map(({ statement, position }) => [statement, position]))
  const distances = new Map(far.map(({ statement, metres }) => [statement, metres]))
  return holes.flatMap((hole, index) => {
    const statement = statements[index]
    if (statement === undefined) return []
    const inDoubt = doubts.get(statement) ?? null
    const decision = decisions.get(statement)
    return {
      hole,
      position: inDoubt === null ? (positions.get(statement) ?? null) : null,
      inDoubt,
      contradiction: decision === undefined ? null : contradictionOf(decision),
      far: distances.get(statement) ?? null,
    }
  })
}

const contradictionOf = (decision: ContradictionDecision): PositionContradiction => ({
  metres: metresApart(decision.statement),
  reason: describeDecision(decision),
})

/** Whether a note on drawn holes is about some that are not drawn after all. */
const isOfHeldBack = (
  { isNote, holes }: PositionFinding,
  doubts: ReadonlyMap<PositionStatement, PositionInDoubt>,
): boolean => isNote === true && Array.from(doubts.keys()).some(({ hole }) => holes.includes(hole.locaId))

const NO_DOUBTS: ReadonlyMap<PositionStatement, PositionInDoubt> = new Map()

const round = ({ latitude, longitude }: Wgs84): Wgs84 => ({
  latitude: Number(latitude.toFixed(COORDINATE_DECIMALS)),
  longitude: Number(longitude.toFixed(COORDINATE_DECIMALS)),
})

/** Doubtful positions that are drawn all the same. */
const farOf = (
  placed: readonly PlacedStatement[],
  doubts: ReadonlyMap<PositionStatement, PositionInDoubt>,
): FarStatement[] =>
  placed.flatMap((one) => {
    const doubt = doubts.get(one.statement)
    return doubt === undefined ? [] : [{ ...one, metres: doubt.distance }]
  })
