import { NUMBER, type AgsBlock } from '@groundsheet/ags'

/** Reads values of a block by heading, without the blanks around them; '' where the heading is missing. */
export function valueReader({ headings }: AgsBlock): (values: readonly string[], heading: string) => string {
  const places = new Map(headings.map((heading, place) => [heading, place]))
  return (values, heading) => values[places.get(heading) ?? -1]?.trim() ?? ''
}

/** null where the text is empty or no number. */
export function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null
}
