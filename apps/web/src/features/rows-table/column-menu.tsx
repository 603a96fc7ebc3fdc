import { MenuButton } from '../../ui/menu-button.tsx'
import { strings } from '../../ui/strings.ts'
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
        ...columns.map(({ id, code, name }) => ({
          id,
          text: code,
          ticked: seen.has(id),
          content: (
            <>
              <span className="column-code">{code}</span>
              <span className="soft">{name}</span>
            </>
          ),
        })),
      ]}
      onItem={turn}
    >
      {words.columns} <span className="soft">{words.columnCount(seen.size, columns.length)}</span>
    </MenuButton>
  )
}
