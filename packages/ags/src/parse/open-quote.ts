interface OpenRecord {
  /** The first one. */
  readonly line: number
  readonly values: readonly string[]
  /** Headings of a row of data; empty for other rows. */
  readonly headings: readonly string[]
}

/** Where a quote that is never closed opens, how far its value was read, and which headings have none. */
export function describeOpenQuote({ line, values, headings }: OpenRecord): string {
  const [value = ''] = values.slice(-1)
  const opens = line + values.slice(0, -1).reduce((sum, before) => sum + countLineEnds(before), 0)
  const heading = headings[values.length - 1]
  const where = `it opens in line ${opens}${heading === undefined ? '' : ` (${heading})`}`
  const lost = lostText(headings, values.length)
  if (value === '') return `${where}; its value is read as empty${lost}`
  const end = opens + countLineEnds(value)
  const to = end === opens ? 'that line' : `line ${end}`
  return `${where}; its value was read to the end of ${to}${lost}: ${value}`
}

/** Values that would stand behind the open one are a part of it, or there are none. */
function lostText(headings: readonly string[], values: number): string {
  if (headings.length === 0) return ''
  const missing = headings.slice(values)
  return missing.length === 0 ? ', and nothing is left out' : `, and the row has no ${missing.join(', ')}`
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0
