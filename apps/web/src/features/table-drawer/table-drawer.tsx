import type { TableSummary } from '@groundsheet/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { CopyLink } from '../../ui/copy-link.tsx'
import { ResizeHandle } from '../../ui/resize-handle.tsx'
import { ScrollEdges } from '../../ui/scroll-edges.tsx'
import { inReadingOrder, tableName } from '../../data/tables/table-names.ts'
import { strings } from '../../ui/strings.ts'
import { TableLabel } from '../../ui/table-label.tsx'
import { useStored } from '../../ui/use-stored.ts'
import './table-drawer.css'

interface Props {
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
  /** The open table or view. */
  readonly children: ReactNode
}

const words = strings.drawer

/** Share of the window height by default: tables need less than drawings. Each size is stored separately. */
const DEFAULT_HEIGHT_SHARE = { table: 0.36, view: 0.52 } as const

/** Strip of the views and tables of a project below the map; the open one is shown below the strip. */
export function TableDrawer({ tables, open: openTable, onOpen, views, onView, ...props }: Props) {
  const open = openTable ?? views.find((view) => view.open)?.id
  const kind = openTable === undefined ? 'view' : 'table'
  const [fill, setFill] = useStored(
    'groundsheet.drawer-fill',
    (text) => text === 'yes',
    (on) => (on ? 'yes' : 'no'),
  )
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <section
      className="table-drawer"
      aria-label={words.title}
      data-open={open === undefined ? undefined : kind}
      data-fill={(open !== undefined && fill) || undefined}
    >
      {open !== undefined && !fill && (
        <ResizeHandle
          label={words.resize}
          edge="top"
          key={kind}
          property={`--${kind}-drawer`}
          usual={Math.round(window.innerHeight * DEFAULT_HEIGHT_SHARE[kind])}
          least={140}
          most={0.75}
        />
      )}
      <ScrollEdges>
        <div className="table-strip">
          <div className="table-strip-views">
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
          <ScrollEdges>
            <div className="table-strip-list" ref={strip}>
              {inReadingOrder(tables).map(({ code, name, rows }) =>
                code === null ? (
                  <span key={name} className="table-strip-uncoded soft">
                    {words.noCode(name, rows)}
                  </span>
                ) : (
                  <button
                    key={code}
                    type="button"
                    aria-pressed={code === openTable}
                    onClick={() => onOpen(code === openTable ? undefined : code)}
                  >
                    <TableLabel code={code} name={tableName({ code, name })} rows={rows} />
                  </button>
                ),
              )}
            </div>
          </ScrollEdges>
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
          {open !== undefined && <CopyLink />}
          {open !== undefined && (
            <button
              type="button"
              className="button table-drawer-fill"
              data-quiet
              aria-pressed={fill}
              aria-label={words.fill}
              title={words.fill}
              onClick={() => setFill(!fill)}
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path d="M2.5 2.5h11M8 13.5v-8M4.5 9 8 5.5 11.5 9" />
              </svg>
            </button>
          )}
          {open !== undefined && (
            <button
              type="button"
              className="button"
              data-quiet
              aria-label={words.close}
              onClick={() => (openTable === undefined ? onView(undefined) : onOpen(undefined))}
            >
              ✕
            </button>
          )}
        </div>
      </ScrollEdges>
      {open !== undefined && <div className="table-drawer-body">{props.children}</div>}
    </section>
  )
}
