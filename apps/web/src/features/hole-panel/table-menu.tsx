import type { TableSummary } from '@groundsheet/contract'
import { inDisplayOrder, tableName } from '../../ui/table-names.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { strings } from '../../ui/strings/strings.ts'

interface Props {
  readonly tables: readonly TableSummary[]
  readonly onOpen: (code: string) => void
}

/** Menu of all tables of a hole, for more tabs than fit. Tables without a code are disabled. */
export const TableMenu = ({ tables, onOpen }: Props) => (
  <MenuButton
    label={strings.hole.moreTables}
    isIcon
    items={inDisplayOrder(tables).map(({ code, name, rows }) => ({
      id: code ?? `name ${name}`,
      text: `${tableName({ code, name })} ${code ?? ''}`.trim(),
      disabled: code === null,
      content: (
        <>
          <span>{tableName({ code, name })}</span>
          <span className="soft">{code ?? '–'}</span>
          <span className="soft">{strings.number(rows)}</span>
        </>
      ),
    }))}
    onItem={onOpen}
  >
    ⋯
  </MenuButton>
)
