import type { KnownHole } from './hole-facts.ts'

/** Stated values of the row of a hole under headings whose names match, such as those of contractors. */
export const valuesByName = (
  { hole, glossary }: Pick<KnownHole, 'hole' | 'glossary'>,
  pattern: RegExp,
): { readonly name: string; readonly value: string }[] =>
  Object.entries(hole.data).flatMap(([heading, stated]) => {
    const [name, value] = [glossary.heading(hole.table, heading)?.name ?? '', stated.trim()]
    return pattern.test(name) && value !== '' ? [{ name, value }] : []
  })
