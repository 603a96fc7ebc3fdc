import { EQUATOR_M } from '@groundsheet/sections'

/** Column and row of a tile of a level, counted from the north-west. */
export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

const HALF_EQUATOR_M = EQUATOR_M / 2

const PLACEHOLDER = /\{[^{}]*\}/g
const KNOWN_PLACEHOLDERS = new Set(['{z}', '{x}', '{y}', '{ratio}', '{bbox-epsg-3857}'])

/** Whether addresses of tiles can be made of this one: it has no placeholder but those of `tileAddress`. */
export const isTileAddress = (template: string): boolean =>
  (template.match(PLACEHOLDER) ?? []).every((placeholder) => KNOWN_PLACEHOLDERS.has(placeholder))

interface TileAddressOptions {
  /** Rows are counted from the south (TMS). */
  readonly fromSouth?: boolean
  /** Pixels of the screen to a CSS px: tiles with twice the pixels have their own address. */
  readonly pixelRatio?: number
}

/** The address of a tile exactly as MapLibre requests it, so that it is found among those kept. */
export function tileAddress(
  template: string,
  { z, x, y }: Tile,
  { fromSouth = false, pixelRatio = 1 }: TileAddressOptions = {},
): string {
  const row = 2 ** z - y - 1
  const width = (2 * HALF_EQUATOR_M) / 2 ** z
  const values: Readonly<Record<string, string>> = {
    '{z}': String(z),
    '{x}': String(x),
    '{y}': String(fromSouth ? row : y),
    '{ratio}': pixelRatio > 1 ? '@2x' : '',
    '{bbox-epsg-3857}': boxOf(x, row, width),
  }
  return template.replaceAll(PLACEHOLDER, (placeholder) => values[placeholder] ?? placeholder)
}

/** Computed in the same steps as by MapLibre: each digit is part of an address. */
function boxOf(column: number, row: number, width: number): string {
  const south = HALF_EQUATOR_M - 2 * HALF_EQUATOR_M
  return [
    -HALF_EQUATOR_M + column * width,
    south + row * width,
    -HALF_EQUATOR_M + (column + 1) * width,
    south + (row + 1) * width,
  ].join(',')
}
