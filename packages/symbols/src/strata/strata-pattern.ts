import { findLegendContradiction, type LegendContradiction } from '@groundsheet/readings'
import { beginningOf, isSoil, readComposition, type Composition, type Ground } from './composition.ts'
import { UNRECOVERED_VOID_TILE } from './condition-tiles.ts'
import { CONDITIONS } from './conditions.ts'
import { GLYPHS } from './glyphs.ts'
import { principalOf } from './legend-codes.ts'
import { ROCKS, SOILS, type Material, type Soil } from './materials.ts'
import { findConditions, hasVoids, overridingCondition } from './read-condition.ts'
import { TILE } from './tile.ts'
import { TILES } from './tiles.ts'

/** What is known of a stratum; any part may be empty. */
export interface Stratum {
  /** GEOL_LEG. */
  readonly code: string
  /** Meaning of the code in the file, or in the AGS list. */
  readonly meaning: string
  /** GEOL_DESC. */
  readonly description: string
}

export interface StrataPattern {
  /** The same for the same drawing: `strata-clay-sand-gravel`. */
  readonly id: string
  /** A `<pattern>` element for `<defs>`; its lines take the CSS `color` of where it stands. */
  readonly svgPattern: string
  /**
   * The same as one `<symbol>` of the size of a tile, named `<id>-tile`: browsers print patterns as bitmaps.
   */
  readonly svgTile: string
  /**
   * Colour of its principal material, for signs too small for a drawing; `none`: a void, or nothing is known.
   */
  readonly tint: string
  /**
   * The description states something else than the code does: the name of the code is not that of the ground.
   */
  readonly overridesCode: boolean
  /** The code stands for several things (`Topsoil, Void or Blank`): its name is not that of the drawing. */
  readonly meansSeveral: boolean
}

type Drawing = Omit<StrataPattern, 'overridesCode' | 'meansSeveral'>

/** Rows and columns of signs on a tile. */
const ROW_POSITIONS_PX = [4, 12, 20, 28] as const
const COLUMN_POSITIONS_PX = [5, 15, 25, 35] as const

/** A blank column would look like ground that was not logged. */
const QUESTION_MARKS = [
  [8, 4],
  [28, 20],
]
  .map(([x, y]) => `<path d="M${x} ${y}c0 -4 6 -4 6 0c0 3 -3 2.5 -3 5m0 2v1" transform="translate(0 3)"/>`)
  .join('')

/**
 * Artwork of our own, in the manner of BS 5930. The meaning of the code decides, then the standard list, then
 * the description. An open void or broken workings that the description states are drawn whatever the code
 * says. A void beside a code for no recovery has the words of both. Ground is drawn as `strata-contradicted`
 * when its code and description exclude each other. These are a void or no recovery described as a material,
 * and a void described as not recovered. So are a soil or rock of which nothing was recovered, and one
 * described as workings, filled or not, or a possible void. So is a bituminous material whose description
 * names none.
 */
export function strataPattern(stratum: Stratum): StrataPattern {
  const coded = codedComposition(stratum)
  const description = beginningOf(stratum.description)
  const named = { meansSeveral: isForSeveral(stratum.meaning) }
  if (isContradicted(coded, description) || statesNoneOfCode(stratum))
    return { ...patternOf('strata-contradicted', 'none', QUESTION_MARKS), ...named, overridesCode: true }
  const condition = overridingCondition(description)
  if (condition === 'void' && coded.principal[0] === 'no-recovery')
    return { ...unrecoveredVoid(), ...named, overridesCode: true }
  const isHidden = condition !== null && coded.principal[0] !== condition && coded.principal[0] !== 'void'
  const pattern = drawPattern(isHidden ? { principal: [condition], secondary: [] } : coded)
  return { ...pattern, ...named, overridesCode: isHidden && (stratum.code !== '' || stratum.meaning !== '') }
}

/** Never the drawing of a void alone: the code states only that nothing was recovered. */
const unrecoveredVoid = (): Drawing =>
  patternOf('strata-no-recovery-void', CONDITIONS['no-recovery'].tint, UNRECOVERED_VOID_TILE)

/** Whether a meaning lists a condition beside a material or another condition. */
function isForSeveral(meaning: string): boolean {
  const conditions = findConditions(meaning).map(({ condition }) => condition)
  if (conditions.length === 0 || !/\bor\b|[,/]/i.test(meaning)) return false
  return new Set<Ground>([...conditions, ...readComposition(meaning).principal]).size > 1
}

function codedComposition({ code, meaning, description }: Stratum): Composition {
  const meant = readComposition(meaning)
  const described = readComposition(description)
  // `Topsoil, Void or Blank`, `VOID/NO RECOVERY`: a code that stands for several things, one of them a
  // condition.
  const named = findConditions(meaning)
  const isNamed = named.some(({ condition }) => condition === described.principal[0])
  if (isCondition(described) && named.length > 0 && (isNamed || !isCondition(meant))) return described
  if (meant.principal.length > 0) return meant
  const principal = principalOf(code)
  if (principal === null || described.principal[0] === principal) return described
  return { principal: [principal], secondary: [] }
}

/** Whether a code for a void or for no recovery has a description that names something else and not this. */
function isContradicted({ principal: [coded] }: Composition, description: string): boolean {
  if (coded !== 'void' && coded !== 'no-recovery') return false
  const described = readComposition(description)
  const [first] = described.principal
  if (first === undefined) return false
  // A core that was not recovered is no evidence of a void.
  const isUnseen = first === 'no-recovery' || first === 'undetermined'
  if (isCondition(described) && !(coded === 'void' && isUnseen)) return false
  const isNamed = findConditions(description).some(({ condition }) => condition === coded)
  return !isNamed && !(coded === 'void' && hasVoids(description))
}

/** The hatch of the code would be that of sound ground, where there may be none. */
const DRAWN_AS_CONTRADICTED: readonly LegendContradiction[] = ['no-recovery', 'no-bitumen', 'mentions-void']

function statesNoneOfCode({ code, meaning, description }: Stratum): boolean {
  const found = findLegendContradiction({ code, meaning: meaning === '' ? null : meaning, description })
  return found !== null && DRAWN_AS_CONTRADICTED.includes(found)
}

const isCondition = ({ principal: [first] }: Composition) =>
  first !== undefined && Object.hasOwn(CONDITIONS, first)

function drawPattern({ principal, secondary }: Composition): Drawing {
  const id = ['strata', ...principal, ...(secondary.length > 0 ? ['with', ...secondary] : [])].join('-')
  const first = principal[0]
  if (first === undefined) return patternOf('strata-unknown', 'none', '')
  const tile = TILES[first] ?? strewTile(principal.filter(isSoil), secondary)
  return patternOf(id, GROUNDS[first].tint, tile)
}

const GROUNDS: Readonly<Record<Ground, Material>> = { ...SOILS, ...ROCKS, ...CONDITIONS }

function patternOf(id: string, tint: string, drawing: string): Drawing {
  const { width, height } = TILE
  const tile =
    `<rect width="${width}" height="${height}" fill="${tint}" fill-opacity="0.26"/>` +
    `<g fill="none" stroke="currentColor" stroke-width="0.9">${drawing}</g>`
  return {
    id,
    tint,
    svgPattern:
      `<pattern id="${id}" width="${width}" height="${height}" ` +
      `patternUnits="userSpaceOnUse">${tile}</pattern>`,
    svgTile: `<symbol id="${id}-tile" viewBox="0 0 ${width} ${height}">${tile}</symbol>`,
  }
}

/**
 * Principal signs in every place; of every other row, every other place goes to the secondary ones by turns.
 */
function strewTile(principal: readonly Soil[], secondary: readonly Soil[]): string {
  let turn = 0
  const signs = ROW_POSITIONS_PX.flatMap((y, row) =>
    COLUMN_POSITIONS_PX.map((x, column) => {
      const lesser = secondary.length > 0 && (row + column) % 2 === 1
      const soil = lesser
        ? secondary[turn++ % secondary.length]
        : principal[(row + column) % principal.length]
      return drawSoil(soil, row % 2 === 0 ? x : x - 5, y)
    }),
  )
  return signs.join('')
}

/** A sign on the left edge is drawn on the right one too, so that tiles join. */
function drawSoil(soil: Soil | undefined, x: number, y: number): string {
  const glyph = soil && SOILS[soil].glyph
  if (!glyph) return ''
  const draw = GLYPHS[glyph]
  return x < 5 ? draw(x, y) + draw(x + TILE.width, y) : draw(x, y)
}
