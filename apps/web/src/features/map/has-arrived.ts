/** Whether something is in a tile that MapLibre tells of. One that failed also counts as done for MapLibre. */
export const hasArrived = (tile: unknown): boolean =>
  typeof tile === 'object' && tile !== null && 'state' in tile && tile.state === 'loaded'
