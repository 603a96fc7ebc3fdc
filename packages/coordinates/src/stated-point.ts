import type { GridPoint } from './crs-candidates.ts'

/** Two numbers of a grid: `389590,414910`, `E 389590 N 414910`, `389590 / 414910`. */
const POINT = /(?<![\d.])(\d{5,7}(?:\.\d+)?)\s?m?\s?E?\s?[,;/\s]\s?N?\s?(\d{5,7}(?:\.\d+)?)(?![\d.])/i

/** Metres within which coordinates in the text of a project are those of its holes. */
const MAX_APART_M = 5000

/** The grid coordinates that the text of a project states, if they are those of its holes. */
export function findStatedPoint(text: string, middle: GridPoint): string | null {
  const [, easting, northing] = POINT.exec(text) ?? []
  if (easting === undefined || northing === undefined) return null
  const metres = Math.hypot(Number(easting) - middle.easting, Number(northing) - middle.northing)
  return metres <= MAX_APART_M ? `${easting}, ${northing}` : null
}
