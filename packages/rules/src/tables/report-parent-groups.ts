import { belongsToProject } from './parent-links.ts'
import type { TableContext } from './table-check.ts'

/** The headings of a group, and the line where they stand first. */
export interface StatedHeadings {
  readonly headings: Set<string>
  readonly line: number | null
}

type ParentContext = Pick<TableContext, 'definitions' | 'report'>

/**
 * Groups without a parent group, and groups and parents without the headings that link them (AGS4 rule 10c).
 */
export function reportParentGroups(
  context: ParentContext,
  headingsOf: ReadonlyMap<string, StatedHeadings>,
): void {
  const { definitions, report } = context
  for (const [group, { headings, line }] of headingsOf) {
    if (!definitions.isGroup(group)) {
      report('parentsUnchecked', { line, group, text: 'the group is not defined' })
      continue
    }
    const parent = definitions.parent(group)
    if (parent === null || belongsToProject(definitions, group, parent)) continue
    if (parent === '') report('noParentStated', { line, group })
    else reportLink(context, { group, parent, headings, line }, headingsOf.get(parent)?.headings)
  }
}

interface Child extends StatedHeadings {
  readonly group: string
  readonly parent: string
}

function reportLink(
  { definitions, report }: ParentContext,
  { group, parent, headings, line }: Child,
  parentHeadings: ReadonlySet<string> | undefined,
): void {
  if (!definitions.present.has(parent)) {
    report('missingParentGroup', { line, group, text: parent })
    return
  }
  const keys = definitions.linkKeys(parent)
  if (keys.length === 0) report('parentWithoutKeys', { line, group, text: parent })
  const own = definitions.keys(group)
  const undefinedKeys = definitions.isStandard(group) ? [] : keys.filter((key) => !own.includes(key))
  for (const heading of undefinedKeys) report('parentKeyUndefined', { line, group, heading, text: parent })
  const missing = keys.find((key) => !headings.has(key) || parentHeadings?.has(key) === false)
  if (missing !== undefined && undefinedKeys.length === 0)
    report('parentsUnchecked', { line, group, text: `key heading ${missing} is missing` })
}
