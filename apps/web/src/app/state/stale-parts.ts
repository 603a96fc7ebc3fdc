/** What an address names of a project. */
interface Named {
  readonly hole: string | undefined
  readonly table: string | undefined
}

/** Null: not known yet, or not visible to this key. */
interface Held {
  readonly holes: readonly { readonly id: string }[] | null
  readonly tables: readonly { readonly code: string | null }[] | null
}

export type StalePart = keyof Named

/** What an address names and the project does not have, as in a link older than an import. */
export function staleParts({ hole, table }: Named, { holes, tables }: Held): StalePart[] {
  const isStale = {
    hole: hole !== undefined && holes !== null && !holes.some(({ id }) => id === hole),
    table: table !== undefined && tables !== null && !tables.some(({ code }) => code === table),
  }
  return (['hole', 'table'] as const).filter((part) => isStale[part])
}
