import { useMemo } from 'react'
import { useStored } from '../../ui/use-stored.ts'
import type { GridColumn } from './grid-column.ts'

type Choice = Readonly<Record<string, boolean>>

/** What a person chose for the columns of a table, wherever it is shown. */
export function useColumnChoice(table: string, columns: readonly GridColumn[]) {
  const [choice, setChoice] = useStored<Choice>(`groundsheet.columns.${table}`, readChoice, JSON.stringify)
  const shown = useMemo(() => shownColumns(columns, choice), [columns, choice])
  return {
    shown,
    show: (ids: ReadonlySet<string>) => setChoice(choose(columns, choice, ids)),
    reset: () => setChoice({}),
  }
}

const shownColumns = (columns: readonly GridColumn[], choice: Choice): Choice =>
  Object.fromEntries(columns.map(({ id, usual }) => [id, choice[id] ?? usual]))

/** Only what differs from the usual is remembered: a column that gets values later is then shown. */
function choose(columns: readonly GridColumn[], choice: Choice, ids: ReadonlySet<string>): Choice {
  const here = new Set(columns.map(({ id }) => id))
  const elsewhere = Object.entries(choice).filter(([id]) => !here.has(id))
  const unusual = columns.filter(({ id, usual }) => ids.has(id) !== usual)
  return Object.fromEntries([...elsewhere, ...unusual.map(({ id }) => [id, ids.has(id)] as const)])
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
