import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { stepBetweenRows } from '../../ui/step-between-rows.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { holeColumns, type HoleColumn, type ListedCompanyHole } from './hole-columns.tsx'

/** Selection of holes by a box in front of each. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>
  readonly onToggle: (hole: ListedCompanyHole['hole']) => void
}

interface Props {
  readonly holes: readonly ListedCompanyHole[]
  /** Holes around a place, with distance and bearing. */
  readonly isNear: boolean
  /** Id of the open hole. */
  readonly openId: string | null
  readonly artwork: ReadonlyMap<string, string>
  readonly onOpen: (hole: ListedCompanyHole['hole']) => void
  readonly selection: RowSelection
}

const ROW_HEIGHT_PX = 36
const words = companyStrings

/** Holes of several projects as a table, or as cards if narrow. Only visible rows are rendered. */
export function HoleRows({ holes, isNear, openId, artwork, selection, onOpen }: Props) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const point = usePointHole()
  const columns = holeColumns(isNear)
  const rows = useVirtualRows({
    count: holes.length,
    height: ROW_HEIGHT_PX,
    scrollRef,
    keyOf: useCallback((index: number) => holes[index]?.hole.id ?? index, [holes]),
  })
  const scrollToOpen = useEffectEvent(() => {
    const index = holes.findIndex(({ hole }) => hole.id === openId)
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => scrollToOpen(), [openId])
  return (
    <div
      ref={scrollRef}
      className="company-hole-rows"
      style={{ '--columns': ['20px', ...columns.map(({ track }) => track)].join(' ') }}
    >
      <table role="table" aria-label={words.list} aria-rowcount={holes.length + 1}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" scope="col" data-column="select">
              <span className="visually-hidden">{words.selection.column}</span>
            </th>
            {columns.map(({ id }) => (
              <th key={id} role="columnheader" scope="col" data-column={id}>
                {words.columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          style={{ height: rows.getTotalSize() }}
          onKeyDown={stepBetweenRows}
          onMouseLeave={() => point(null)}
          onBlur={() => point(null)}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
            const listed = holes[index]
            return (
              listed && (
                <HoleRow
                  key={listed.hole.id}
                  {...{ columns, listed, index, start, artwork, selection, onOpen }}
                  isOpen={listed.hole.id === openId}
                  measure={rows.measureElement}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'artwork' | 'selection' | 'onOpen'> {
  readonly columns: readonly HoleColumn[]
  readonly listed: ListedCompanyHole
  readonly index: number
  /** CSS px from the top of the list. */
  readonly start: number
  readonly isOpen: boolean
  readonly measure: (row: HTMLElement | null) => void
}

/** One hole. The button of its name covers the whole row, by the style sheet. */
function HoleRow({ columns, listed, index, start, isOpen, artwork, selection, measure, onOpen }: RowProps) {
  const { hole } = listed
  const point = usePointHole()
  const isPointed = useIsPointed(hole.id)
  const { markerSymbol, markerColor, markerIconId } = hole.style
  const onEnter = () => point(hole.id)
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-highlighted={isOpen ? 'open' : isPointed ? 'hovered' : undefined}
      style={{ transform: `translateY(${start}px)` }}
      onMouseEnter={onEnter}
      onFocus={onEnter}
    >
      <td role="cell" data-column="select">
        <label className="company-hole-select">
          <input
            type="checkbox"
            aria-label={words.selection.one(displayName(hole.name), nameOf(hole.project))}
            checked={selection.ids.has(hole.id)}
            onChange={() => selection.onToggle(hole)}
          />
        </label>
      </td>
      {columns.map(({ id, cell }) => {
        const content = cell(listed)
        return (
          <td key={id} role="cell" data-column={id} title={typeof content === 'string' ? content : undefined}>
            {id === 'name' ? (
              <button type="button" className="company-hole" onClick={() => onOpen(hole)}>
                <MarkerImage
                  symbol={markerSymbol}
                  colour={markerColor}
                  artwork={markerIconId === null ? undefined : artwork.get(markerIconId)}
                />
                <bdi>{content}</bdi>
              </button>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}
