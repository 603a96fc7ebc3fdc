import type { TableSummary } from '@groundsheet/contract'
import { useEffect } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import { projectRowsQuery } from '../../data/tables/project-rows.ts'
import { useSession } from '../../data/service/session.ts'
import { fullTableName } from '../../ui/table-names.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { TableSheets } from '../../features/rows-table/sheet/table-sheets.tsx'
import { useMatchingRows } from '../../features/rows-table/use-matching-rows.ts'
import { useShownRows } from '../../features/rows-table/use-shown-rows.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { PrintProps } from './print-sheet.ts'

const words = printStrings

/** Print of the table in the address, with its filter, order and columns. */
export default function PrintTable(props: PrintProps) {
  const { data, search } = props
  const table = data.project?.tables.find(({ code }) => code !== null && code === search.table)
  if (!data.project) return <Notice>{strings.loading}</Notice>
  return table?.code ? (
    <PrintRows {...props} table={table} code={table.code} />
  ) : (
    <Notice>{words.table.none}</Notice>
  )
}

interface Props extends PrintProps {
  readonly table: TableSummary
  readonly code: string
}

function PrintRows({ projectId, data, search, table, code, ...props }: Props) {
  const { onReady } = props
  const { client } = useSession()
  const glossary = useGlossary(projectId)
  const list = useWholeList(projectRowsQuery(client, projectId, code))
  const filter = search.where ?? ''
  const rows = useMatchingRows(list.items, filter, glossary)
  const { sorted } = useShownRows({
    ...{ table: code, all: list.items, rows, glossary, hasSeveralHoles: true },
    order: search.sort,
  })
  const ready = list.complete && sorted.rows.length > 0
  useEffect(() => onReady(ready), [ready, onReady])
  if (list.error) return <ErrorNotice error={list.error} retry={list.retry} />
  if (!list.complete) return <Notice>{words.loading(list.items.length, table.rows)}</Notice>
  if (!ready) return <Notice>{words.table.noRows}</Notice>
  return (
    <TableSheets
      name={data.name}
      project={data.project}
      table={fullTableName({ code, name: table.name })}
      code={code}
      rows={sorted.rows}
      columns={sorted.columns}
      total={list.items.length}
      filter={filter}
      order={search.sort}
      paper={props.paper}
      orientation={props.orientation}
      texts={props.texts}
      onOrientation={props.onOrientation}
    />
  )
}
