import { expect } from 'vitest'

/** Tags that open and close in turn, no bare ampersand, no character that XML 1.0 forbids. */
export function expectWellFormed(xml: string): void {
  const open: string[] = []
  for (const [, end, name = '', self] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (self) continue
    if (end) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
  const text = xml.replaceAll(/<\?[^>]*\?>|<\/?[A-Za-z][\w:.-]*(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>/g, '')
  expect(text).not.toContain('<')
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|#\d+);)/)
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\uFFFD]/)
  expect(xml.isWellFormed()).toBe(true)
}
