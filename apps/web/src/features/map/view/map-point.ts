/** CSS px from the map's top left corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}
