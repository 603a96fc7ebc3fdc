import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { placePopover } from './place-popover.ts'
import './menu.css'

export interface MenuItem {
  readonly id: string
  /** Text that typing is matched with. */
  readonly text: string
  readonly content: ReactNode
  /** With a check mark, the menu stays open; absent: an action, which closes it. */
  readonly ticked?: boolean
  readonly disabled?: boolean
}

interface Props {
  /** Name of the menu. */
  readonly label: string
  /** Content of the button; if it is only an icon (`isIcon`), `label` is its accessible name. */
  readonly children: ReactNode
  readonly isIcon?: boolean
  readonly items: readonly MenuItem[]
  readonly onItem: (id: string) => void
}

/**
 * A button with a menu. WAI-ARIA Authoring Practices, "Menu Button"; the browser closes it and restores the
 * focus.
 */
export function MenuButton({ label, children, isIcon, items, onItem }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !button.current || !menu.current) return
    placePopover(menu.current, button.current.getBoundingClientRect())
    enabledItems(menu.current)[0]?.focus()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (!menu.current) return
    if (event.key === 'Tab') menu.current.hidePopover()
    const next = itemFor(event.key, enabledItems(menu.current))
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        data-quiet
        aria-label={isIcon ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        className="menu"
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {open &&
          items.map(({ id: item, text, content, ticked, disabled }) => (
            <button
              key={item}
              type="button"
              className="menu-item"
              role={ticked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={ticked}
              aria-disabled={disabled}
              tabIndex={-1}
              data-text={text.toLowerCase()}
              onClick={() => {
                if (disabled) return
                if (ticked === undefined) menu.current?.hidePopover()
                onItem(item)
              }}
            >
              {content}
            </button>
          ))}
      </div>
    </>
  )
}

const enabledItems = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('.menu-item:not([aria-disabled="true"])'),
]

/** Item that a key selects: next, previous, first, last, or the next that starts with the letter. */
function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const target = moves[key]
  if (target !== undefined) return items.at(target === items.length ? 0 : target)
  if (key.length !== 1 || key === ' ') return undefined
  const startsWithKey = (item: HTMLElement) => item.dataset.text?.startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsWithKey)
}
