import type { ReactNode } from 'react'
import { ResizeHandle } from '../../ui/resize-handle.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { useLocalStorage } from '../../ui/use-local-storage.ts'
import { TableStrip, type StripProps } from './table-strip.tsx'
import './table-drawer.css'

interface Props extends Omit<StripProps, 'fill' | 'onFill'> {
  /** The open table or view. */
  readonly children: ReactNode
}

const words = strings.drawer

/** Share of the window height by default: tables need less than drawings. Each size is stored separately. */
const DEFAULT_HEIGHT_SHARE = { table: 0.36, view: 0.52 } as const

/** Strip of the views and tables of a project below the map; the open one is shown below the strip. */
export function TableDrawer({ children, ...strip }: Props) {
  const open = strip.open ?? strip.views.find((view) => view.open)?.id
  const kind = strip.open === undefined ? 'view' : 'table'
  const [fill, setFill] = useLocalStorage(
    'groundsheet.drawer-fill',
    (text) => text === 'yes',
    (on) => (on ? 'yes' : 'no'),
  )
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
          initial={Math.round(window.innerHeight * DEFAULT_HEIGHT_SHARE[kind])}
          min={140}
          maxShare={0.75}
        />
      )}
      <TableStrip {...strip} fill={fill} onFill={setFill} />
      {open !== undefined && <div className="table-drawer-body">{children}</div>}
    </section>
  )
}
