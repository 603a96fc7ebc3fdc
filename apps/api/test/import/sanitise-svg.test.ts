import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseSvg } from '../../src/import/annotations/sanitise-svg.ts'

const icon = (inside: string, attributes = '') =>
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 ' +
  `24"${attributes}>${inside}</svg>`

const CLEAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"></svg>'

describe('an icon loses', () => {
  test.each([
    ['scripts', icon('<script>alert(1)</script>')],
    ['scripts in other words', icon('<script xlink:href="data:text/javascript,alert(1)"/>')],
    ['handlers', icon('', ' onload="alert(1)" onClick="x"')],
    [
      'foreign content',
      icon(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" ' +
          'onerror="y"/></body></foreignObject>',
      ),
    ],
    ['links', icon('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
    ['images', icon('<image xlink:href="https://example.org/a.png"/>')],
    ['uses', icon('<use xlink:href="https://example.org/a.svg#b"/>')],
    ['style sheets', icon('<style>@import url(https://example.org)</style>')],
    [
      'animations',
      icon(
        '<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="x"/>',
      ),
    ],
    [
      'filters and metadata',
      icon('<filter id="f"><feImage href="https://example.org"/></filter><metadata>me</metadata>'),
    ],
    ['other namespaces', icon('<x:path xmlns:x="urn:other" d="M0 0"/>')],
    [
      'comments, instructions and DOCTYPE',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><!-- c -->${icon('<?php x ?><!-- d -->')}`,
    ],
  ])('%s', (_, text) => {
    expect(sanitiseSvg(text)).toBe(CLEAN)
  })

  test('external references, and keeps internal ones', () => {
    const text = icon(
      '<g fill="url(https://example.org/a)" clip-path="url(#c)" mask="url(//e)"><path d="M0 0"/></g>',
    )
    expect(sanitiseSvg(text)).toContain(
      '<g fill="currentColor" clip-path="url(#c)"><path d="M0 0"></path></g>',
    )
  })

  test('its colours, except none and white', () => {
    const text = icon(
      '<path fill="#F00" stroke="white" style="fill: none; stop-color: rgb(1,2,3); color: red"/>',
    )
    expect(sanitiseSvg(text)).toContain('<path fill="none" stroke="white" stop-color="currentColor">')
  })

  test('the default black, and keeps a root that is drawn in lines', () => {
    expect(sanitiseSvg(icon('<path d="M0 0h9v9z"/>'))).toContain(' fill="currentColor"><path d="M0 0h9v9z">')
    expect(sanitiseSvg(icon('', ' fill="none" stroke="#000"'))).toContain(
      ' fill="none" stroke="currentColor">',
    )
  })
})

test('an icon without a viewBox gets one from its size', () => {
  expect(sanitiseSvg('<svg width="32px" height="16"/>')).toContain('viewBox="0 0 32 16"')
})

describe('refused:', () => {
  test.each([
    ['what is not XML', 'a,b,c', /not well-formed/],
    ['what is not SVG', '<html/>', /is not SVG \(its root is <html>\)/],
    [
      'an entity',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><title>&a;</title></svg>',
      /not well-formed/,
    ],
    ['an unclosed element', '<svg viewBox="0 0 1 1"><g>', /not well-formed/],
    ['artwork without a size', '<svg/>', /neither a viewBox/],
    ['a deep nest', icon('<g>'.repeat(100) + '</g>'.repeat(100)), /too complex/],
  ])('%s', (_, text, reason) => {
    expect(() => sanitiseSvg(text)).toThrow(reason)
  })
})

test('sanitising twice gives the same result', () => {
  const attribute = fc.tuple(
    fc.constantFrom('fill', 'd', 'onload', 'style', 'id', 'href', 'transform'),
    fc.string().map((text) => text.replaceAll(/[^\x20-\x7e]|[<&"]/g, '')),
  )
  const element = fc.tuple(
    fc.constantFrom('path', 'g', 'script', 'text'),
    fc.uniqueArray(attribute, { selector: ([name]) => name }),
  )
  fc.assert(
    fc.property(fc.array(element), (elements) => {
      const inside = elements.map(
        ([name, attributes]) =>
          `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}/>`,
      )
      const once = sanitiseSvg(icon(inside.join('')))
      expect(sanitiseSvg(once)).toBe(once)
      expect(once).not.toMatch(/<script|onload=|href=|style=/)
    }),
  )
})
