/** A value that a file states. `place` is a line number, or whatever the caller counts lines by. */
export interface StatedValue {
  readonly value: string
  readonly place: number
}

/** What has been stated about one row so far, by heading. Blank values state nothing and are not in it. */
export type StatedRow = ReadonlyMap<string, StatedValue>

/** A heading for which two rows of the same key have different values. */
export interface Conflict {
  readonly heading: string
  readonly first: StatedValue
  readonly second: string
}

export interface RowComparison {
  readonly conflicts: readonly Conflict[]
  /** Values for headings that nothing was stated for. */
  readonly additions: ReadonlyMap<string, string>
}

export function isBlank(value: string): boolean {
  return value === '' || value.trim() === ''
}

export function stateRow(values: ReadonlyMap<string, string>, place: number): StatedRow {
  const stated = new Map<string, StatedValue>()
  for (const [heading, value] of values) if (!isBlank(value)) stated.set(heading, { value, place })
  return stated
}

/** Compares a later row of the same key with what was stated before. Blanks around values do not count. */
export function compareRow(
  stated: Pick<StatedRow, 'get'>,
  values: ReadonlyMap<string, string>,
): RowComparison {
  const conflicts: Conflict[] = []
  const additions = new Map<string, string>()
  for (const [heading, value] of values) {
    if (isBlank(value)) continue
    const first = stated.get(heading)
    if (first === undefined) additions.set(heading, value)
    else if (first.value !== value && first.value.trim() !== value.trim())
      conflicts.push({ heading, first, second: value })
  }
  return { conflicts, additions }
}

/** As text of its own: values cut out of a file keep large parts of the file in memory. */
export function packStatedRow(stated: StatedRow): string {
  return JSON.stringify(Array.from(stated, ([heading, { value, place }]) => [heading, value, place]))
}

export function unpackStatedRow(text: string): StatedRow {
  const entries = JSON.parse(text) as [heading: string, value: string, place: number][]
  return new Map(entries.map(([heading, value, place]) => [heading, { value, place }]))
}
