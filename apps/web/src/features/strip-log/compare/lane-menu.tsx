import { MenuButton } from '../../../ui/menu-button.tsx'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { columnName, readColumns, type ComparedColumn } from './compared-columns.ts'

const words = compareStrings

interface Props {
  /** Lanes of at least one hole. */
  readonly lanes: readonly ComparedColumn[]
  readonly shown: ReadonlySet<ComparedColumn>
  readonly onShow: (ids: ReadonlySet<ComparedColumn>) => void
}

/** Menu to select lanes; lanes that no hole has stay selected for other holes. */
export function LaneMenu({ lanes, shown, onShow }: Props) {
  const visible = lanes.filter((id) => shown.has(id))
  function toggle(id: string) {
    const ticked = new Set(visible).symmetricDifference(new Set(readColumns([id])))
    if (ticked.size > 0) onShow(ticked.union(shown.difference(new Set(lanes))))
  }
  return (
    <MenuButton
      label={words.lanes}
      items={lanes.map((id) => {
        const name = columnName(id)
        return { id, text: name, content: name, ticked: shown.has(id) }
      })}
      onItem={toggle}
    >
      {words.lanes} <span className="soft">{strings.rows.columnCount(visible.length, lanes.length)}</span>
    </MenuButton>
  )
}
