type Rgb = readonly [number, number, number]

/** AutoCAD Color Index: 1 to 9 are named, 10 to 249 go around the circle of hues, 250 to 255 are greys. */
const NAMED: readonly Rgb[] = [
  [255, 0, 0],
  [255, 255, 0],
  [0, 255, 0],
  [0, 255, 255],
  [0, 0, 255],
  [255, 0, 255],
]
const MIN_VALUE = 38
const VALUES = [255, 165, 127, 76, MIN_VALUE]
const GREYS = [51, 91, 132, 173, 214]

const PALETTE: readonly (readonly [number, Rgb])[] = [
  ...NAMED.map((rgb, place) => [place + 1, rgb] as const),
  ...Array.from({ length: 240 }, (_, place) => [place + 10, mixColour(place)] as const),
  ...GREYS.map((grey, place) => [place + 250, [grey, grey, grey]] as const),
]

function mixColour(place: number): Rgb {
  const hue = Math.floor(place / 10) * 15
  const value = VALUES[Math.floor((place % 10) / 2)] ?? 0
  const saturation = place % 2 === 0 ? 1 : 0.5
  const channel = (shift: number) => {
    const turn = (shift + hue / 60) % 6
    return Math.round(value * (1 - saturation * Math.max(0, Math.min(turn, 4 - turn, 1))))
  }
  return [channel(5), channel(3), channel(1)]
}

/** Black on white, white on black. */
export const FOREGROUND_COLOUR_INDEX = 7

/** The index nearest to `#rgb` or `#rrggbb`: AC1015 has no other colours. Black and other text: 7. */
export function cadColour(colour: string): number {
  const long = /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
  const [red, green, blue] = (/^#(..)(..)(..)/.exec(long) ?? []).slice(1).map((pair) => parseInt(pair, 16))
  if (red === undefined || green === undefined || blue === undefined) return FOREGROUND_COLOUR_INDEX
  if (Math.max(red, green, blue) < MIN_VALUE) return FOREGROUND_COLOUR_INDEX
  const distance = ([r, g, b]: Rgb) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  return PALETTE.reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0]
}
