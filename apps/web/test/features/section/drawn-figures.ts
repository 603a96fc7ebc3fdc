import type { Tests } from './draw-section.tsx'

export const figuresOf = (drawn: string) =>
  [...drawn.matchAll(/<text class="section-test" x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }),
  )

export const CLOSE: Tests = [7, 18, 18, 13, 18, 27, 20, 32, 8].map((n, index) => [1 + index, n])
