import type { TableSummary } from '@groundsheet/contract'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import '../../ui/menu.css'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly tables: readonly TableSummary[]
  readonly onOpen: (code: string) => void
}

/** Every table of a hole by name, for when the tabs are more than fit. Those without a code are counted, not opened. */
export const TableMenu = ({ tables, onOpen }: Props) => (
  <MenuTrigger>
    <Button className="button" data-quiet aria-label={strings.hole.moreTables}>
      ⋯
    </Button>
    <Popover placement="bottom end">
      <Menu
        className="menu"
        aria-label={strings.hole.moreTables}
        disabledKeys={tables.filter(({ code }) => code === null).map(({ name }) => `name ${name}`)}
        onAction={(key) => onOpen(String(key))}
      >
        {tables.map(({ code, name, rows }) => (
          <MenuItem
            key={code ?? `name ${name}`}
            id={code ?? `name ${name}`}
            className="menu-item"
            textValue={`${code ?? ''} ${name}`}
          >
            <span>{code ?? '–'}</span>
            <span className="soft">{name}</span>
            <span className="soft">{strings.number(rows)}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
)
