import { symbolNames, symbolSvg } from '@groundsheet/symbols'
import { expect, test } from 'vitest'
import { markerImageId, parseMarkerImageId } from '../../../src/features/map/markers/marker-image-id.ts'
import { tintSvg } from '../../../src/ui/colour-svg.ts'

const tint = { colour: '#c2410c', size: 20 }

test('an image is known by its name: all that is needed to draw it', () => {
  const look = { symbol: 'square & co', icon: 'a'.repeat(24), colour: '#c2410c', size: 14.5 }
  expect(parseMarkerImageId(markerImageId(look))).toEqual(look)
  expect(parseMarkerImageId(markerImageId({ ...look, icon: null }))).toEqual({ ...look, icon: null })
})

test('markers that look the same share one image', () => {
  const look = { symbol: 'circle', icon: null, colour: '#ABCDEF', size: 12 }
  expect(markerImageId(look)).toBe(markerImageId({ ...look, colour: '#abcdef' }))
})

test("a basemap's images are not ours", () => {
  expect(parseMarkerImageId('airport_11')).toBeNull()
  expect(parseMarkerImageId('marker?100000')).toBeNull()
})

test.each([...symbolNames])('%s takes colour and size', (name) => {
  const svg = tintSvg(symbolSvg(name), tint)
  expect(svg).toMatch(/^<svg [^>]*color="#c2410c"/)
  expect(svg).toMatch(/^<svg [^>]*width="20" height="20"/)
  expect(svg).toContain('viewBox="0 0 24 24"')
})

test('plain paths take the colour too, but artwork that states its fill keeps it', () => {
  expect(tintSvg('<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>', tint)).toContain(' fill="currentColor"')
  expect(tintSvg('<svg viewBox="0 0 8 8" fill="none"></svg>', tint)).toContain(' fill="none"')
})

test('artwork with a size but no viewBox is scaled, not cut', () => {
  expect(tintSvg('<svg width="48px" height="32"></svg>', tint)).toContain('viewBox="0 0 48 32"')
})

test('what stands before the root is left out, and quotes do not end it early', () => {
  const svg = tintSvg(`<?xml version="1.0"?><svg aria-label='a > "b"' viewBox="0 0 1 1"/>`, tint)
  expect(svg).toMatch(/^<svg /)
  expect(svg).toContain('aria-label="a > &quot;b&quot;"')
  expect(svg).toMatch(/\/>$/)
})

test('what is not an SVG document is refused', () => {
  expect(() => tintSvg('<html></html>', tint)).toThrow('not an SVG')
})
