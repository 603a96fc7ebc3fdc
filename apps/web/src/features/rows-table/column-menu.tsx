import { MenuButton } from '../../ui/menu-button.tsx'
import { use } from 'react'
import { strings } from '../../ui/strings/strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { columnTitle } from './column-title.ts'
import type { GridColumn } from './grid-column.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly shown: Readonly<Record<string, boolean>>
  readonly onShow: (ids: ReadonlySet<string>) => void
  readonly onReset: () => void
}

const words = strings.rows
const DEFAULT_ITEM = '@default'

/** Menu of the columns with check marks. */
export function ColumnMenu({ columns, shown, onShow, onReset }: Props) {
  const codesFirst = use(AgsHeadingsContext)
  const shownIds = new Set(columns.filter(({ id }) => shown[id]).map(({ id }) => id))
  function onItem(id: string) {
    const next = shownIds.symmetricDifference(new Set([id]))
    if (id === DEFAULT_ITEM) onReset()
    else if (next.size > 0) onShow(next)
  }
  return (
    <MenuButton
      label={words.columns}
      items={[
        { id: DEFAULT_ITEM, text: words.defaultColumns, content: words.defaultColumns, ticked: false },
        ...columns.map((column) => {
          const { first, second } = columnTitle(column, codesFirst)
          return {
            id: column.id,
            text: first,
            ticked: shownIds.has(column.id),
            content: (
              <>
                <span>{first}</span>
                <span className="soft">{second}</span>
              </>
            ),
          }
        }),
      ]}
      onItem={onItem}
    >
      {words.columns} <span className="soft">{words.columnCount(shownIds.size, columns.length)}</span>
    </MenuButton>
  )
}
