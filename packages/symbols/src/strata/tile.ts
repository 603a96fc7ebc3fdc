/** Width and height of every tile, px. */
export const TILE = { width: 40, height: 32 } as const
