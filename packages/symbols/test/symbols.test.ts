import { MARKER_SYMBOLS } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { symbolAnchor, symbolNames, symbolSvg, symbolTitle } from '../src/index.ts'

/** Enough of XML for markup that has elements and attributes only: every tag is spelled out and closed. */
function unclosedElements(svg: string): string[] {
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/y
  const open: string[] = []
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex
    const [, closing, name, , selfClosing] = tag.exec(svg) ?? []
    if (name === undefined) throw new Error(`not a tag: ${svg.slice(at, at + 40)}`)
    if (closing !== '' && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    if (closing === '' && selfClosing === '') open.push(name)
  }
  return open
}

function attributes(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
}

test('every symbol of the contract has artwork and a title of its own', () => {
  expect(symbolNames).toEqual(MARKER_SYMBOLS)
  expect(new Set(MARKER_SYMBOLS.map(symbolSvg)).size).toBe(MARKER_SYMBOLS.length)
  expect(new Set(MARKER_SYMBOLS.map(symbolTitle)).size).toBe(MARKER_SYMBOLS.length)
})

test.each(MARKER_SYMBOLS)('%s is a well-formed SVG document of 24 by 24', (name) => {
  const svg = symbolSvg(name)
  expect(unclosedElements(svg)).toEqual([])
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24"/)
  for (const path of attributes(svg, 'd')) expect(path).toMatch(/^M[-\d. MmLlHhVvAaCcZz]+$/)
})

test.each(MARKER_SYMBOLS)('%s takes its colour from where it stands and has a white halo', (name) => {
  const paints = [...attributes(symbolSvg(name), 'fill'), ...attributes(symbolSvg(name), 'stroke')]
  expect(paints.filter((paint) => !['white', 'none', 'currentColor'].includes(paint))).toEqual([])
  expect(paints).toContain('currentColor')
  expect(symbolSvg(name)).toMatch(/<path d="[^"]+" fill="white" stroke="white"/)
})

test('an unknown symbol is drawn as a circle, also when it is named like a member of every object', () => {
  for (const name of ['hexagon', '', 'constructor', '__proto__']) {
    expect(symbolSvg(name)).toBe(symbolSvg('circle'))
    expect(symbolTitle(name)).toBe('Circle')
  }
})

test('only the pin stands on its tip', () => {
  const standing = MARKER_SYMBOLS.filter((name) => symbolAnchor(name) === 'bottom')
  expect(standing).toEqual(['pin'])
  expect(symbolAnchor('hexagon')).toBe('center')
})
