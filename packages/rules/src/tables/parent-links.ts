import type { TableContext } from './table-check.ts'

/** How the rows of a group name those of its parent. */
export interface Link {
  readonly parent: string
  readonly keys: readonly string[]
}

type Definitions = TableContext['definitions']

/** Groups of the standard belong to the project of the file without naming it in their rows. */
export function belongsToProject(definitions: Definitions, code: string, parent: string): boolean {
  return parent === 'PROJ' && definitions.isStandard(code)
}

/** How rows of a group name their parents; null: they do not. */
export function linkOf(definitions: Definitions, code: string): Link | null {
  const parent = definitions.parent(code)
  if (parent === null || parent === '' || belongsToProject(definitions, code, parent)) return null
  const keys = definitions.linkKeys(parent)
  return keys.length === 0 ? null : { parent, keys }
}

/** The links of groups whose rows name a parent. */
export const linksOf = (
  definitions: Definitions,
  groups: Iterable<string>,
): readonly (Link & { readonly group: string })[] =>
  Array.from(groups).flatMap((group) => {
    const link = linkOf(definitions, group)
    return link === null ? [] : [{ group, ...link }]
  })

/** Groups of DICT may become parents by a definition that follows. */
export function mayBeParent(definitions: Definitions, code: string): boolean {
  return (
    !definitions.isStandard(code) ||
    definitions.standard.groups.some(({ parent }) => parent === code) ||
    definitions.isUserParent(code)
  )
}

/** What is known of a group's links, as a text that changes with it. */
export const describeLinks = (definitions: Definitions, code: string): string =>
  `${definitions.linkKeys(code).join()} ${mayBeParent(definitions, code)} ` +
  JSON.stringify(linkOf(definitions, code))
