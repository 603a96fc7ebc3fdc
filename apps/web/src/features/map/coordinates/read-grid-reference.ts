import type { GridPosition } from '../../../data/holes/hole.ts'

/** A point of a national grid, metres. */
export interface GridReference extends GridPosition {
  /** `EPSG:27700`; null: metres of an unknown grid. */
  readonly code: string | null
}

/** Squares of a 5 × 5 block are lettered from its north-west corner, without I. */
const SQUARE_LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const SQUARE_M = 100_000
const REFERENCE = /^([A-HJ-Z]{1,2}) ?(\d{1,10})(?: (\d{1,5}))?$/
/** What reports write before a reference: `NGR:`, `OS Grid Ref.`, `National Grid Reference`. */
const LABEL = /^(?:NGR|(?:(?:OS|NATIONAL|IRISH) )?GRID REF(?:ERENCE|\.)?)\s*:?\s*/
/** The grid, written before its letters: `OSGB SK 377 890`, `IG J 338 740`. */
const GRID =
  /^(?:OSGB(?:36)?|BNG|OSNI|OSI|OS|IG|IRISH(?: GRID)?|(?:BRITISH )?NATIONAL GRID)(?: ?: ?| )(?=[A-Z])/
/** Between letters and figures: `SK 37712, 89034`, `SK-377-890`, `SK/377/890`. */
const SEPARATORS = /[\s,/-]+/g

/**
 * Reads `SK 377 890` (Ordnance Survey) and `J 338 740` (Irish Grid): the south-west corner of the square
 * named. Null for anything else. Source: Ordnance Survey, "A guide to coordinate systems in Great Britain";
 * the Irish Grid is lettered alike, by one letter.
 */
export function readGridReference(text: string): GridReference | null {
  const [, letters = '', first = '', second = ''] = REFERENCE.exec(plainReference(text)) ?? []
  const figures = first + second
  const half = figures.length / 2
  if (letters === '' || half < 1 || half > 5 || !Number.isInteger(half)) return null
  if (second !== '' && first.length !== second.length) return null
  const corner = letters.length === 2 ? britishSquare(letters) : irishSquare(letters)
  if (!corner) return null
  const metres = (part: string) => Number(part.padEnd(5, '0'))
  return {
    code: letters.length === 2 ? 'EPSG:27700' : 'EPSG:29903',
    easting: corner.easting + metres(figures.slice(0, half)),
    northing: corner.northing + metres(figures.slice(half)),
  }
}

const plainReference = (text: string): string =>
  text.trim().toUpperCase().replace(LABEL, '').replaceAll(SEPARATORS, ' ').replace(GRID, '')

/** Column from the west and row from the south within a block of squares. */
function placeInBlock(letter: string): { column: number; row: number } {
  const index = SQUARE_LETTERS.indexOf(letter)
  return { column: index % 5, row: 4 - Math.floor(index / 5) }
}

/**
 * The grid's origin is the south-west corner of S, in the third column and second row of the blocks of 500
 * km.
 */
function britishSquare(letters: string): GridPosition | null {
  const [block, square] = [placeInBlock(letters.charAt(0)), placeInBlock(letters.charAt(1))]
  const easting = ((block.column - 2) * 5 + square.column) * SQUARE_M
  const northing = ((block.row - 1) * 5 + square.row) * SQUARE_M
  const isOnGrid = easting >= 0 && easting < 7 * SQUARE_M && northing >= 0 && northing < 13 * SQUARE_M
  return isOnGrid ? { easting, northing } : null
}

function irishSquare(letter: string): GridPosition {
  const { column, row } = placeInBlock(letter)
  return { easting: column * SQUARE_M, northing: row * SQUARE_M }
}
