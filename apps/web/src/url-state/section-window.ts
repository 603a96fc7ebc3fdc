/** Visible part of a section, metres: chainages of both edges, and the level at its middle. */
interface SectionWindow {
  readonly from: number
  readonly to: number
  readonly level: number
}

const NUMBERS = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/** `120.00,480.00,12.50`, to the centimetre. */
export const formatSectionWindow = (window: SectionWindow): string =>
  [window.from, window.to, window.level].map((metres) => metres.toFixed(2)).join(',')

/** Null if the text is not a window: its edges must be at least a metre apart. */
export function parseSectionWindow(text: string | undefined): SectionWindow | null {
  const [, ...numbers] = NUMBERS.exec(text ?? '') ?? []
  const [from = 0, to = 0, level = 0] = numbers.map(Number)
  return to - from >= 1 ? { from, to, level } : null
}
