import { MenuButton } from '../../ui/menu-button.tsx'
import { use } from 'react'
import { strings } from '../../ui/strings.ts'
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
const USUAL = '@usual'

/** Which columns are shown: a list with ticks. */
export function ColumnMenu({ columns, shown, onShow, onReset }: Props) {
  const codesFirst = use(AgsHeadingsContext)
  const seen = new Set(columns.filter(({ id }) => shown[id]).map(({ id }) => id))
  function turn(id: string) {
    const next = seen.symmetricDifference(new Set([id]))
    if (id === USUAL) onReset()
    else if (next.size > 0) onShow(next)
  }
  return (
    <MenuButton
      label={words.columns}
      items={[
        { id: USUAL, text: words.usualColumns, content: words.usualColumns, ticked: false },
        ...columns.map((column) => {
          const { first, second } = columnTitle(column, codesFirst)
          return {
            id: column.id,
            text: first,
            ticked: seen.has(column.id),
            content: (
              <>
                <span>{first}</span>
                <span className="soft">{second}</span>
              </>
            ),
          }
        }),
      ]}
      onItem={turn}
    >
      {words.columns} <span className="soft">{words.columnCount(seen.size, columns.length)}</span>
    </MenuButton>
  )
}
