import { formatDecimals } from './format-decimals.ts'

/** Thin layers are measured in millimetres: depths of 0.045 m and 0.050 m are different depths. */
const depthDecimals = (depth: number): 2 | 3 => (formatDecimals(depth, 3).endsWith('0') ? 2 : 3)

/** A depth in metres: two decimals, and a third where it states millimetres. */
export const formatDepth = (depth: number): string => formatDecimals(depth, depthDecimals(depth))

/** The level of a depth, with the decimals of the depth. */
export const formatLevelAt = (depth: number, groundLevel: number): string =>
  formatDecimals(groundLevel - depth, depthDecimals(depth))
