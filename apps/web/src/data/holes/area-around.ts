/** Degrees: west, south, east, north. A west greater than the east is an area across the antimeridian. */
export type Area = readonly [west: number, south: number, east: number, north: number]

/** Narrower views are requested as if they were as wide as this, degrees: about 10 m. */
const MIN_WIDTH_DEG = 1e-4

/**
 * The area that is requested to show a view, whose east may exceed 180. It is larger than the view, and the
 * same after a small movement of the map, so that the answer is used again.
 */
export function areaAround([west, south, east, north]: Area): Area {
  const width = Math.max(east - west, MIN_WIDTH_DEG)
  // Between a quarter and half of the width.
  const step = 360 / 2 ** (Math.ceil(Math.log2(360 / width)) + 1)
  const [bottom, top] = [Math.floor(south / step) * step, Math.ceil(north / step) * step]
  const [left, right] = [Math.floor(west / step) * step, Math.ceil(east / step) * step]
  return areaOfView([left, bottom, right, top])
}

/** The area of a view, whose east may exceed 180. */
export function areaOfView([west, south, east, north]: Area): Area {
  const [down, up] = [Math.max(-90, south), Math.min(90, north)]
  if (east - west >= 360) return [-180, down, 180, up]
  return [withinTurn(west), down, withinTurn(east) === -180 ? 180 : withinTurn(east), up]
}

/** From -180 to below 180 degrees. */
const withinTurn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
