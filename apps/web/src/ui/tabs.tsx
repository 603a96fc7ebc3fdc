import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ScrollEdges } from './scroll-edges.tsx'
import './tabs.css'

export interface TabEntry {
  readonly id: string
  readonly content: ReactNode
}

interface Props {
  /** Name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly open: string
  readonly onOpen: (id: string) => void
  /** Shown beside the tabs. */
  readonly beside: ReactNode
  /** Content of the open tab. */
  readonly children: ReactNode
}

/** Tabs opened by arrow keys. WAI-ARIA Authoring Practices, "Tabs with Automatic Activation". */
export function Tabs({ label, tabs, open, onOpen, beside, children }: Props) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const idOf = (id: string) => `${name}-${id.replaceAll(' ', '-')}`
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open)
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const target = moves[event.key]
    const next = target === undefined ? undefined : tabs.at(target)
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(idOf(next.id))?.focus()
  }
  return (
    <div className="tabs">
      <div className="tab-bar">
        <ScrollEdges>
          <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
            {tabs.map(({ id, content }) => (
              <button
                key={id}
                id={idOf(id)}
                type="button"
                className="tab"
                role="tab"
                aria-selected={id === open}
                aria-controls={id === open ? `${name}-panel` : undefined}
                tabIndex={id === open ? 0 : -1}
                onClick={() => onOpen(id)}
              >
                {content}
              </button>
            ))}
          </div>
        </ScrollEdges>
        {beside}
      </div>
      <div
        key={open}
        id={`${name}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={idOf(open)}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
