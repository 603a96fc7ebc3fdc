import { formatCount } from '@groundsheet/readings'

/** Metres as a distance for a reader in kilometres: `1.2 km`, `240 km`, `7,972 km`. */
export const kilometres = (metres: number): string => inKilometres(metres, 10_000)

/** The same with `840 m`, and decimals up to 100 km: `44.1 km`. */
export const distanceText = (metres: number): string =>
  Math.round(metres) < 1000 ? `${Math.round(metres)} m` : inKilometres(metres, 100_000)

/** With one decimal below so many metres, unless that would be rounded up to them. */
function inKilometres(metres: number, wholeFrom: number): string {
  const tenths = (metres / 1000).toFixed(1)
  return `${Number(tenths) * 1000 < wholeFrom ? tenths : formatCount(Math.round(metres / 1000))} km`
}
