import { HOLE_KINDS } from '../../features/strip-log/sheet/hole-kind.ts'
import { SHEET_COLUMNS, type SheetColumnId } from '../../features/strip-log/sheet/sheet-layouts.ts'
import { PrintChoice } from '../../features/print/print-choice.tsx'
import { PrintText } from '../../features/print/print-text.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { printStrings } from '../../ui/print-strings.ts'
import type { PrintSearch } from '../../url-state/print-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { LayoutSaver } from './layout-saver.tsx'
import { layoutChoices, useSavedLayouts, type LayoutChoices } from './saved-layouts.ts'

interface Props {
  readonly search: PrintSearch
  /** Columns that are printed now. */
  readonly columns: readonly SheetColumnId[]
  readonly onChange: (values: SearchChange<PrintSearch>) => void
}

const words = printStrings.log
/** Marks the value of a saved layout. */
const SAVED = 'saved '
/** The item that takes the columns of the layout again. */
const RESET = 'reset'
const NO_CHOICES = {
  layout: undefined,
  column: undefined,
  paper: undefined,
  turn: undefined,
  scale: undefined,
}

const same = (a: LayoutChoices, b: LayoutChoices) => JSON.stringify(a) === JSON.stringify(b)

/** What can be chosen for printed logs alone: layout, columns, and who signs. */
export function LogChoices({ search, columns, onChange }: Props) {
  const [saved, keep] = useSavedLayouts()
  const choices = layoutChoices(search)
  const current = saved.find((one) => same(one.choices, choices))
  function chooseLayout(value: string) {
    const stored = saved.find(({ name }) => SAVED + name === value)
    if (stored) onChange({ ...NO_CHOICES, ...stored.choices })
    else onChange({ layout: value === '' ? undefined : value, column: undefined })
  }
  function turnColumn(id: string) {
    const turned = new Set<string>(columns).symmetricDifference(new Set([id]))
    if (turned.size > 0) onChange({ column: SHEET_COLUMNS.filter((one) => turned.has(one)) })
  }
  return (
    <>
      <PrintChoice
        label={words.layout}
        value={current ? SAVED + current.name : (search.layout ?? '')}
        options={[
          { value: '', name: words.byType },
          ...HOLE_KINDS.map((kind) => ({ value: kind, name: words.kinds[kind] })),
          ...saved.map(({ name }) => ({ value: SAVED + name, name: words.savedLayout(name) })),
        ]}
        onChange={chooseLayout}
      />
      <MenuButton
        label={words.columnsMenu}
        items={[
          ...SHEET_COLUMNS.map((id) => {
            const name = words.columnNames[id] ?? id
            return { id, text: name, content: name, ticked: columns.includes(id) }
          }),
          { id: RESET, text: words.resetColumns, content: words.resetColumns, disabled: !search.column },
        ]}
        onItem={(id) => (id === RESET ? onChange({ column: undefined }) : turnColumn(id))}
      >
        {words.columnsMenu}
      </MenuButton>
      <LayoutSaver
        current={current}
        onSave={(name) => keep([...saved.filter((one) => one.name !== name), { name, choices }])}
        onDelete={(layout) => keep(saved.filter((one) => one !== layout))}
      />
      <PrintChoice
        label={words.status}
        value={search.status ?? ''}
        options={[
          { value: '', name: words.asStated },
          ...words.statuses.map((status) => ({ value: status, name: status })),
        ]}
        onChange={(status) => onChange({ status: status === '' ? undefined : status })}
      />
      <PrintText
        label={words.checked}
        value={search.checked ?? ''}
        onChange={(text) => onChange({ checked: text === '' ? undefined : text })}
      />
    </>
  )
}
