import { MARKER_SYMBOLS } from '@groundsheet/contract'
import { type Artwork, type Ink } from './artwork.ts'
import { planSymbols } from './plan-symbols.ts'
import { shapes } from './shapes.ts'

type SymbolName = (typeof MARKER_SYMBOLS)[number]

const artworks: Readonly<Record<SymbolName, Artwork>> = { ...shapes, ...planSymbols }

/** Names that have artwork of their own, in the order of the contract. */
export const symbolNames: readonly SymbolName[] = MARKER_SYMBOLS

/**
 * A complete SVG document of 24 by 24; it takes the CSS `color` of where it stands. An unknown name is a
 * circle.
 */
export function symbolSvg(name: string): string {
  const { outline, ink } = artworkOf(name)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-linejoin="round">' +
    halo(outline, ink) +
    ink.map(drawInk).join('') +
    '</svg>'
  )
}

/** What is drawn of a symbol in its colour, in a box of 24 by 24 with y down. */
export const symbolInk = (name: string): readonly Ink[] => artworkOf(name).ink

/** Where on the artwork the position lies, for styles that leave `markerAnchor` null. */
export function symbolAnchor(name: string): 'center' | 'bottom' {
  return artworkOf(name).anchor
}

/** The symbol in words, for legends and for those who cannot see it. */
export function symbolTitle(name: string): string {
  return artworkOf(name).title
}

function artworkOf(name: string): Artwork {
  return isSymbolName(name) ? artworks[name] : artworks.circle
}

function isSymbolName(name: string): name is SymbolName {
  return Object.hasOwn(artworks, name)
}

/** White behind every line and 1.2 beyond it, so that the symbol reads on dark maps and on other symbols. */
function halo(outline: string, ink: readonly Ink[]): string {
  const lines = ink.filter(({ stroke }) => stroke !== undefined)
  const ground = `<path d="${outline}" fill="white" stroke="white" stroke-width="2.4"/>`
  return (
    ground +
    lines
      .map(
        ({ path, stroke = 0 }) =>
          `<path d="${path}" fill="none" stroke="white" stroke-width="${stroke + 2.4}"/>`,
      )
      .join('')
  )
}

function drawInk({ path, stroke }: Ink): string {
  return stroke === undefined
    ? `<path d="${path}" fill="currentColor"/>`
    : `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${stroke}"/>`
}
