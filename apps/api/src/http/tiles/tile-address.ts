import type { TileAddress } from '../../store/tiles/tile-request.ts'

/** At the last one, a position in a tile is 2 mm. Maps enlarge tiles of an earlier one. */
const MAX_ZOOM = 22

const WHOLE_NUMBER = /^\d{1,8}$/

/** Null: there is no such tile. */
export function readTileAddress(z: string, x: string, y: string): TileAddress | null {
  if (![z, x, y].every((text) => WHOLE_NUMBER.test(text))) return null
  const tile = { zoom: Number(z), x: Number(x), y: Number(y) }
  const tiles = 2 ** tile.zoom
  return tile.zoom <= MAX_ZOOM && tile.x < tiles && tile.y < tiles ? tile : null
}
