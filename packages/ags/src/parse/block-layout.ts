/**
 * Where the values of a row go: `columns[i]` is the heading that field i belongs to, -1 where it has none.
 */
export interface BlockLayout {
  headings: string[]
  /** null where every field has the heading of its own position, as it should be. */
  columns: number[] | null
  duplicates: string[]
}

/** Gives each heading one place; headings that stand twice share it, empty ones have none. */
export function layOutHeadings(names: readonly string[]): BlockLayout {
  const places = new Map<string, number>()
  const duplicates: string[] = []
  const columns = names.map((name) => {
    if (name === '') return -1
    if (places.has(name)) duplicates.push(name)
    else places.set(name, places.size)
    return places.get(name) ?? -1
  })
  const headings = [...places.keys()]
  return { headings, columns: headings.length === names.length ? null : columns, duplicates }
}

export interface FittedRow {
  values: string[]
  /** Fields that no heading stands above. */
  extra: string[]
  /** Places where a second column of the same heading holds something else. */
  clashes: { place: number; value: string }[]
}

/**
 * Makes a row as long as the headings: short ones are filled with '', values without a heading are returned
 * apart.
 */
export function fitRow({ headings, columns }: BlockLayout, row: readonly string[]): FittedRow {
  const fitted: FittedRow = { values: Array.from(headings, () => ''), extra: [], clashes: [] }
  row.forEach((value, index) => {
    const place = columns === null ? index : (columns[index] ?? -1)
    const present = fitted.values[place]
    if (present === undefined) fitted.extra.push(value)
    else if (present === '') fitted.values[place] = value
    else if (value !== '' && value !== present) fitted.clashes.push({ place, value })
  })
  return fitted
}
