import { useMemo } from 'react'
import { useLocalStorage } from '../../ui/use-local-storage.ts'
import type { GridColumn } from './grid-column.ts'

type Choice = Readonly<Record<string, boolean>>

/** The user's choice of columns of a table, stored in the browser. */
export function useColumnChoice(table: string, columns: readonly GridColumn[]) {
  const [choice, setChoice] = useLocalStorage<Choice>(
    `groundsheet.columns.${table}`,
    readChoice,
    JSON.stringify,
  )
  const shown = useMemo(() => shownColumns(columns, choice), [columns, choice])
  return {
    shown,
    show: (ids: ReadonlySet<string>) => setChoice(updateChoice(columns, choice, ids)),
    reset: () => setChoice({}),
  }
}

const shownColumns = (columns: readonly GridColumn[], choice: Choice): Choice =>
  Object.fromEntries(columns.map(({ id, shownByDefault }) => [id, choice[id] ?? shownByDefault]))

/** Stores only differences from the default, so that a column that gets values later is then shown. */
function updateChoice(columns: readonly GridColumn[], choice: Choice, ids: ReadonlySet<string>): Choice {
  const ownIds = new Set(columns.map(({ id }) => id))
  const otherColumns = Object.entries(choice).filter(([id]) => !ownIds.has(id))
  const changed = columns.filter(({ id, shownByDefault }) => ids.has(id) !== shownByDefault)
  return Object.fromEntries([...otherColumns, ...changed.map(({ id }) => [id, ids.has(id)] as const)])
}

export function readChoice(text: string | null): Choice {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {}
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'boolean'))
  } catch {
    return {}
  }
}
