import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import '../../ui/menu.css'
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
  const keys = columns.filter(({ id }) => shown[id]).map(({ id }) => id)
  return (
    <MenuTrigger>
      <Button className="button" data-quiet>
        {words.columns} <span className="soft">{words.columnCount(keys.length, columns.length)}</span>
      </Button>
      <Popover placement="bottom end">
        <Menu
          className="menu"
          aria-label={words.columns}
          selectionMode="multiple"
          selectedKeys={keys}
          shouldCloseOnSelect={false}
          onSelectionChange={(selected) => {
            const ids = new Set(
              [...(selected === 'all' ? columns.map(({ id }) => id) : selected)].map(String),
            )
            if (ids.delete(USUAL)) onReset()
            else if (ids.size > 0) onShow(ids)
          }}
        >
          <MenuItem id={USUAL} className="menu-item" textValue={words.usualColumns}>
            {words.usualColumns}
          </MenuItem>
          {columns.map(({ id, code, name }) => (
            <MenuItem key={id} id={id} className="menu-item" textValue={`${code} ${name}`}>
              <span className="column-code">{code}</span>
              <span className="soft">{name}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
