import { memo, useMemo, type ReactNode } from 'react'
import { isUnplaced, type Hole } from '../../data/holes/hole.ts'
import type { ProjectHoles } from '../../data/holes/project-holes.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import type { HoleOrder } from '../../url-state/project-search.ts'
import { SelectionRow } from './selection-row.tsx'
import { HoleListbox, type ListboxProps } from './hole-listbox.tsx'
import { OrderChoice } from './order-choice.tsx'
import { orderHoles } from './order-holes.ts'
import './hole-list.css'

interface Props extends Omit<ListboxProps, 'holes' | 'label' | 'showsLevel'> {
  readonly list: ProjectHoles
  /** Holes of the list that match the filter. */
  readonly shown: readonly Hole[]
  readonly filtering: boolean
  readonly order: HoleOrder | undefined
  readonly onOrder: (order: HoleOrder | undefined) => void
  readonly onSelecting: (isSelecting: boolean) => void
  readonly maxSelected: number
}

const words = strings.holes

/** All holes of the project by name: the map as text, for keyboard and screen reader users. */
export const HoleList = memo(function HoleList(props: Props) {
  const { list, shown, filtering, order, onOrder, onSelecting, maxSelected, ...listbox } = props
  const { ids, isSelecting, onSelect } = props.selection
  const showsLevel = order?.endsWith('level') ?? false
  const ordered = useMemo(() => orderHoles(shown, order), [shown, order])
  const placed = useMemo(() => ordered.filter(({ position }) => position !== null), [ordered])
  const doubtful = useMemo(() => ordered.filter((hole) => hole.doubtful), [ordered])
  const unplaced = useMemo(() => Object.groupBy(ordered.filter(isUnplaced), hasGrid), [ordered])
  return (
    <section
      className="hole-list"
      aria-labelledby="hole-list-title"
      data-empty={(filtering && shown.length === 0) || undefined}
    >
      <div className="hole-list-head">
        <h2 id="hole-list-title" className="visually-hidden">
          {words.title}
        </h2>
        <p role="status">{filtering ? words.some(shown.length, list.holes.length) : progress(list)}</p>
        {((list.loading && list.holes.length > 0) || list.stopped) && (
          <button
            type="button"
            className="button"
            data-quiet
            onClick={list.stopped ? list.resume : list.stop}
          >
            {list.stopped ? strings.rows.resume : strings.rows.stop}
          </button>
        )}
        {list.holes.length > 1 && <OrderChoice order={order} onOrder={onOrder} />}
        {list.holes.length > 0 && (
          <button
            type="button"
            className="button"
            data-quiet
            aria-pressed={isSelecting}
            title={words.selection.title}
            onClick={() => onSelecting(!isSelecting)}
          >
            {isSelecting ? words.selection.done : words.selection.start}
          </button>
        )}
      </div>
      <p id="hole-list-keys" hidden>
        {words.selection.keys}
      </p>
      {isSelecting && (
        <SelectionRow
          shown={shown.length}
          allSelected={shown.every(({ id }) => ids.has(id))}
          maxSelected={maxSelected}
          onAll={() =>
            onSelect(
              shown.map(({ id }) => id),
              true,
            )
          }
        />
      )}
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
      {placed.length > 0 && (
        <HoleListbox {...listbox} showsLevel={showsLevel} holes={placed} label={words.placed} />
      )}
      {[
        { label: words.doubtful(doubtful.length), holes: doubtful },
        offTheMap(words.notPlaced, unplaced.grid),
        offTheMap(words.unplaced, unplaced.none),
      ].map(
        ({ label, holes }, index) =>
          holes.length > 0 && (
            <OffTheMap key={index} label={label} isAlone={placed.length === 0}>
              <HoleListbox {...listbox} showsLevel={showsLevel} holes={holes} label={label} />
            </OffTheMap>
          ),
      )}
    </section>
  )
})

/** `isAlone`: no hole is on the map. */
const OffTheMap = (props: {
  readonly label: string
  readonly isAlone: boolean
  readonly children: ReactNode
}) => (
  <details className="hole-list-unplaced" data-alone={props.isAlone ? '' : undefined} open={props.isAlone}>
    <summary>{props.label}</summary>
    {props.children}
  </details>
)

const hasGrid = ({ grid }: Hole) => (grid ? 'grid' : 'none')

const offTheMap = (label: (n: number) => string, holes: readonly Hole[] = []) => ({
  label: label(holes.length),
  holes,
})

function progress({ holes, total, complete, error }: ProjectHoles): string {
  if (complete) return holes.length === 0 ? words.none : words.all(holes.length)
  if (error && holes.length === 0) return ''
  if (holes.length === 0) return strings.waiting.holes
  return total === null ? words.soFar(holes.length) : words.some(holes.length, total)
}
