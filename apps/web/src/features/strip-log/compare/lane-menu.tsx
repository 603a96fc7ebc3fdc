import { MenuButton } from '../../../ui/menu-button.tsx'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { logStrings } from '../../../ui/log-strings.ts'
import { strings } from '../../../ui/strings.ts'
import { DESCRIPTIONS } from './lay-out-holes.ts'

const words = compareStrings

interface Props {
  /** Lanes that one of the holes has. */
  readonly lanes: readonly string[]
  readonly shown: ReadonlySet<string>
  readonly onShow: (ids: ReadonlySet<string>) => void
}

/** Which lanes are shown: a list with ticks. Those that none of the holes has keep their tick for others. */
export function LaneMenu({ lanes, shown, onShow }: Props) {
  const seen = lanes.filter((id) => shown.has(id))
  function turn(id: string) {
    const ticked = new Set(seen).symmetricDifference(new Set([id]))
    if (ticked.size > 0) onShow(ticked.union(shown.difference(new Set(lanes))))
  }
  return (
    <MenuButton
      label={words.lanes}
      items={lanes.map((id) => {
        const name = id === DESCRIPTIONS ? logStrings.description : (logStrings.lanes[id]?.name ?? id)
        return { id, text: name, content: name, ticked: shown.has(id) }
      })}
      onItem={turn}
    >
      {words.lanes} <span className="soft">{strings.rows.columnCount(seen.length, lanes.length)}</span>
    </MenuButton>
  )
}
