import { HOLE_KINDS } from '../../features/strip-log/sheet/hole-kind.ts'
import { SHEET_COLUMNS, type SheetColumnId } from '../../features/strip-log/sheet/sheet-layouts.ts'
import { PrintChoice } from '../../features/print/print-choice.tsx'
import { PrintText } from '../../features/print/print-text.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import type { PrintSearch } from '../../url-state/print-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { LayoutSaver } from './layout-saver.tsx'
import { layoutChoices, useSavedLayouts, type LayoutChoices } from './saved-layouts.ts'

interface Props {
  readonly search: PrintSearch
  /** Columns currently printed. */
  readonly columns: readonly SheetColumnId[]
  readonly onChange: (values: SearchChange<PrintSearch>) => void
}

const words = printStrings.log
/** Prefix of the values of saved layouts. */
const SAVED_PREFIX = 'saved '
/** Menu item that restores the columns of the layout. */
const RESET_ITEM = 'reset'
const NO_CHOICES = {
  layout: undefined,
  column: undefined,
  paper: undefined,
  turn: undefined,
  scale: undefined,
}

const isSame = (a: LayoutChoices, b: LayoutChoices) => JSON.stringify(a) === JSON.stringify(b)

/** Options of printed logs: layout, columns, status and checker. */
export function LogChoices({ search, columns, onChange }: Props) {
  const [saved, storeLayouts] = useSavedLayouts()
  const choices = layoutChoices(search)
  const current = saved.find((one) => isSame(one.choices, choices))
  function chooseLayout(value: string) {
    const stored = saved.find(({ name }) => SAVED_PREFIX + name === value)
    if (stored) onChange({ ...NO_CHOICES, ...stored.choices })
    else onChange({ layout: value === '' ? undefined : value, column: undefined })
  }
  function toggleColumn(id: string) {
    const nextColumns = new Set<string>(columns).symmetricDifference(new Set([id]))
    if (nextColumns.size > 0) onChange({ column: SHEET_COLUMNS.filter((one) => nextColumns.has(one)) })
  }
  return (
    <>
      <HoleChoice search={search} onChange={onChange} />
      <PrintChoice
        label={words.layout}
        value={current ? SAVED_PREFIX + current.name : (search.layout ?? '')}
        options={[
          { value: '', name: words.byType },
          ...HOLE_KINDS.map((kind) => ({ value: kind, name: words.kinds[kind] })),
          ...saved.map(({ name }) => ({ value: SAVED_PREFIX + name, name: words.savedLayout(name) })),
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
          { id: RESET_ITEM, text: words.resetColumns, content: words.resetColumns, disabled: !search.column },
        ]}
        onItem={(id) => (id === RESET_ITEM ? onChange({ column: undefined }) : toggleColumn(id))}
      >
        {words.columnsMenu}
      </MenuButton>
      <LayoutSaver
        current={current}
        onSave={(name) => storeLayouts([...saved.filter((one) => one.name !== name), { name, choices }])}
        onDelete={(layout) => storeLayouts(saved.filter((one) => one !== layout))}
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

/** The open hole, or all selected ones. */
function HoleChoice({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  if (search.hole === undefined || !search.pick) return null
  return (
    <PrintChoice
      label={printStrings.of}
      value={search.of ?? ''}
      options={[
        { value: '', name: printStrings.thisHole },
        { value: 'chosen', name: printStrings.selected(search.pick.length) },
      ]}
      onChange={(of) => onChange({ of: of === 'chosen' ? of : undefined })}
    />
  )
}
