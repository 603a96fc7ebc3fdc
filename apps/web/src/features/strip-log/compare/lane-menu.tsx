import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import '../../../ui/menu.css'
import { strings } from '../../../ui/strings.ts'
import { useStored } from '../../../ui/use-stored.ts'
import { DESCRIPTIONS } from './lay-out-holes.ts'

const words = strings.compare

const USUAL: readonly string[] = ['strata', DESCRIPTIONS, 'penetration', 'water']

/** Ids of the lanes that are shown, as this browser remembers them. */
export const useLaneChoice = () =>
  useStored<ReadonlySet<string>>(
    'groundsheet.compare-lanes',
    (text) => new Set(text === null ? USUAL : text.split(' ')),
    (ids) => [...ids].join(' '),
  )

interface Props {
  /** Lanes that one of the holes has. */
  readonly lanes: readonly string[]
  readonly shown: ReadonlySet<string>
  readonly onShow: (ids: ReadonlySet<string>) => void
}

/** Which lanes are shown: a list with ticks. Those that none of the holes has keep their tick for others. */
export function LaneMenu({ lanes, shown, onShow }: Props) {
  const seen = lanes.filter((id) => shown.has(id))
  return (
    <MenuTrigger>
      <Button className="button" data-quiet>
        {words.lanes} <span className="soft">{strings.rows.columnCount(seen.length, lanes.length)}</span>
      </Button>
      <Popover placement="bottom end">
        <Menu
          className="menu"
          aria-label={words.lanes}
          selectionMode="multiple"
          selectedKeys={seen}
          shouldCloseOnSelect={false}
          onSelectionChange={(selected) => {
            const ticked = new Set([...(selected === 'all' ? lanes : selected)].map(String))
            if (ticked.size > 0) onShow(ticked.union(shown.difference(new Set(lanes))))
          }}
        >
          {lanes.map((id) => (
            <MenuItem key={id} id={id} className="menu-item">
              {id === DESCRIPTIONS ? strings.log.description : (strings.log.lanes[id]?.name ?? id)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
