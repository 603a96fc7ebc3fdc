import { useState, type ReactNode } from 'react'
import type { StoppableList } from '../../data/service/stoppable-list.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { useColumnChoice } from './column-choice.ts'
import type { GridColumn } from './grid-column.ts'
import { ListProgress } from './list-progress.tsx'

interface Props {
  readonly name: string
  readonly list: StoppableList<unknown>
  readonly total: number
  readonly matching: number | null
  readonly filter: string
  readonly onFilter: (text: string) => void
  readonly columns: readonly GridColumn[]
  readonly choice: ReturnType<typeof useColumnChoice>
  readonly wrap: boolean
  readonly onWrap: (wrap: boolean) => void
  readonly copyText: () => { text: string; rows: number }
  readonly onExport: () => Promise<{ name: string | null; rows: number }>
  readonly children?: ReactNode
}

const words = strings.rows
/** Pause in typing before a long table is filtered. */
const TYPING_PAUSE_MS = 150

/** Name of a table, number of rows, and its actions. */
export function RowsToolbar({ name, list, columns, choice, wrap, onWrap, ...props }: Props) {
  const [status, setStatus] = useState('')
  const example = columns.find(({ kind, numeric }) => kind === 'value' && numeric)?.code
  async function copy() {
    const { text, rows } = props.copyText()
    await navigator.clipboard.writeText(text)
    setStatus(words.copied(rows))
  }
  async function exportRows() {
    const { name, rows } = await props.onExport()
    if (name !== null) setStatus(strings.export.rowsSaved(rows, name))
  }
  return (
    <div className="rows-toolbar" role="group" aria-label={words.label(name)}>
      <span className="rows-name">{name}</span>
      <ListProgress list={list} total={props.total} matching={props.matching} />
      <span className="rows-filter" title={words.filterHelp}>
        <SearchField
          label={words.filter(example)}
          value={props.filter}
          pause={TYPING_PAUSE_MS}
          onChange={props.onFilter}
        />
      </span>
      {props.children}
      <ColumnMenu columns={columns} shown={choice.shown} onShow={choice.show} onReset={choice.reset} />
      <button type="button" className="button" data-quiet aria-pressed={wrap} onClick={() => onWrap(!wrap)}>
        {words.wrap}
      </button>
      {'clipboard' in navigator && (
        <button type="button" className="button" data-quiet onClick={() => void copy()}>
          {words.copy}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-quiet
        disabled={list.loading}
        title={list.complete ? undefined : strings.export.rowsSoFar}
        onClick={() => void exportRows()}
      >
        {strings.export.exportRows}
      </button>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </div>
  )
}
