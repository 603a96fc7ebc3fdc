import { locationsGroup, type AgsBlock } from '../ags.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { keyColumns, keyHasher } from './key-columns.ts'
import { KeyTable, MAX_KEYS } from './key-table.ts'

/** The keys by which the rows of `child` name rows of `parent`, and how often each is named. */
interface Link {
  child: string
  parent: string
  named: KeyTable
}

/**
 * Rows whose parent row is not in the file (AGS4 rule 10c). Parents may come after their children, so keys are gathered as hashes and
 * compared at the end. `checkLocations` checks groups that belong to locations.
 */
export const checkParents: CreateCheck = (context) => {
  const { dictionary, edition } = context
  const parents = new Map<string, KeyTable>()
  const links = new Map<string, Link>()
  const isParent = new Set(dictionary.groups.map(({ parent }) => parent))
  const tops = new Set<string>([locationsGroup(edition), 'PROJ'])

  function gather(code: string, headings: readonly string[]): RowCheck | undefined {
    const table = parents.get(code) ?? new KeyTable()
    parents.set(code, table)
    const hashOf = findHasher(dictionary, code, headings)
    return hashOf && ((values, line) => keep(table, hashOf(values), line))
  }

  function link({ code, headings }: AgsBlock): RowCheck | undefined {
    const parent = dictionary.group(code)?.parent ?? null
    if (parent === null || tops.has(parent)) return undefined
    const hashOf = findHasher(dictionary, parent, headings)
    const { named } = links.get(code) ?? { named: new KeyTable() }
    links.set(code, { child: code, parent, named })
    return hashOf && ((values, line) => keep(named, hashOf(values), line))
  }

  return {
    block(block) {
      const own = isParent.has(block.code) ? gather(block.code, block.headings) : undefined
      const up = link(block)
      return (values, line) => {
        own?.(values, line)
        up?.(values, line)
      }
    },
    end() {
      for (const { child, parent, named } of links.values())
        reportLink(context, child, parent, named, parents.get(parent))
    },
  }
}

function reportLink(
  { report }: CheckContext,
  child: string,
  parent: string,
  named: KeyTable,
  present: KeyTable | undefined,
): void {
  if (!present) report('missingParentGroup', { line: null, group: child, text: parent })
  if (!present || present.size === 0 || present.size >= MAX_KEYS) return
  const orphans = [...named.entries()].filter(({ hash }) => present.count(hash) === 0)
  if (orphans.length === 0) return
  const count = orphans.reduce((sum, orphan) => sum + orphan.count, 0)
  const line = orphans.reduce((first, orphan) => Math.min(first, orphan.line), Infinity)
  report('orphanRow', { line, group: child, text: parent, count })
}

function keep(table: KeyTable, hash: number, line: number): void {
  if (table.size < MAX_KEYS) table.set(hash, table.count(hash) + 1, line)
}

/** The keys of a group, or nothing if the block lacks one of them: then rows cannot be compared by them. */
function findHasher(
  dictionary: Dictionary,
  group: string,
  headings: readonly string[],
): ((values: readonly string[]) => number) | undefined {
  const columns = keyColumns(dictionary, group, headings)
  return columns.length === 0 || columns.some(({ place }) => place === -1) ? undefined : keyHasher(columns)
}
