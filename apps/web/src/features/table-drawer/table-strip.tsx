import type { TableSummary } from '@groundsheet/contract'
import { useEffect, useRef } from 'react'
import { inDisplayOrder, tableName } from '../../ui/table-names.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { ScrollEdges } from '../../ui/scroll-edges.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { TableLabel } from '../../ui/table-label.tsx'

export interface StripProps {
  readonly tables: readonly TableSummary[]
  /** Code of the open table. */
  readonly open: string | undefined
  readonly onOpen: (code: string | undefined) => void
  /** Views of several holes, and which of them is open. */
  readonly views: readonly { readonly id: string; readonly name: string; readonly open: boolean }[]
  readonly onView: (id: string | undefined) => void
  /** Label tables by their AGS codes. */
  readonly agsHeadings: boolean
  readonly onAgsHeadings: (on: boolean) => void
  /** The open table or view covers the map. */
  readonly fill: boolean
  readonly onFill: (on: boolean) => void
}

const words = strings.drawer

/** Buttons of all views and tables, with those of the open one at the end. */
export function TableStrip({ views, onView, ...props }: StripProps) {
  const isOpen = props.open !== undefined || views.some(({ open }) => open)
  return (
    <ScrollEdges>
      <div className="table-strip">
        <div className="table-strip-views" role="group" aria-label={words.viewList}>
          {views.map(({ id, name, open: pressed }) => (
            <button
              key={id}
              type="button"
              aria-pressed={pressed}
              onClick={() => onView(pressed ? undefined : id)}
            >
              {name}
            </button>
          ))}
        </div>
        <h2>{words.tables}</h2>
        <TableButtons {...props} />
        <button
          type="button"
          className="button table-strip-ags"
          data-quiet
          aria-pressed={props.agsHeadings}
          title={words.agsHeadingsHint}
          onClick={() => props.onAgsHeadings(!props.agsHeadings)}
        >
          {words.agsHeadings}
        </button>
        {isOpen && <OpenButtons {...props} onView={onView} />}
      </div>
    </ScrollEdges>
  )
}

type TableProps = Pick<StripProps, 'tables' | 'open' | 'onOpen'>

function TableButtons({ tables, open, onOpen }: TableProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <ScrollEdges>
      <div className="table-strip-list" ref={strip} role="group" aria-label={words.tables}>
        {inDisplayOrder(tables).map(({ code, name, rows }) =>
          code === null ? (
            <span key={name} className="table-strip-uncoded soft">
              {words.noCode(tableName({ code, name }), rows)}
            </span>
          ) : (
            <button
              key={code}
              type="button"
              aria-pressed={code === open}
              onClick={() => onOpen(code === open ? undefined : code)}
            >
              <TableLabel code={code} name={tableName({ code, name })} rows={rows} />
            </button>
          ),
        )}
      </div>
    </ScrollEdges>
  )
}

type OpenProps = Pick<StripProps, 'open' | 'onOpen' | 'onView' | 'fill' | 'onFill'>

function OpenButtons({ open, onOpen, onView, fill, onFill }: OpenProps) {
  return (
    <>
      <CopyLink />
      <button
        type="button"
        className="button table-drawer-fill"
        data-quiet
        aria-pressed={fill}
        aria-label={words.fill}
        title={words.fill}
        onClick={() => onFill(!fill)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M2.5 2.5h11M8 13.5v-8M4.5 9 8 5.5 11.5 9" />
        </svg>
      </button>
      <button
        type="button"
        className="button"
        data-quiet
        aria-label={words.close}
        onClick={() => (open === undefined ? onView(undefined) : onOpen(undefined))}
      >
        ✕
      </button>
    </>
  )
}
