import type { SoilMaterial } from './materials.ts'

type Glyph = Exclude<SoilMaterial['glyph'], null>

const line = (d: string) => `<path d="${d}"/>`
const ring = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`

/** The signs of soils, drawn about a point; lines take the colour of the pattern. */
export const GLYPHS: Readonly<Record<Glyph, (x: number, y: number) => string>> = {
  dash: (x, y) => line(`M${x - 4} ${y}h8`),
  cross: (x, y) => line(`M${x - 2} ${y - 2}l4 4m0 -4l-4 4`),
  dot: (x, y) => `<circle cx="${x}" cy="${y}" r="0.9" fill="currentColor" stroke="none"/>`,
  ring: (x, y) => ring(x, y, 2.3, 2),
  cobble: (x, y) => ring(x, y, 3.9, 2.8),
  boulder: (x, y) => ring(x, y, 4.6, 3.6),
  tuft: (x, y) =>
    line(`M${x - 3} ${y + 2}h6M${x} ${y + 2}v-4.4M${x - 2} ${y + 2}l-1 -3M${x + 2} ${y + 2}l1 -3`),
}
