import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import './combobox.css'

/** What the popup of a combobox shows and does. */
export interface PopupState {
  /** Id of the list; options have it with their index. */
  readonly id: string
  readonly label: string
  /** Index of the active option; -1: none. */
  readonly active: number
  /** Text in which Enter was pressed without an active option; null: none. */
  readonly entered: EnteredText | null
  /** Closes the popup: an option was selected. */
  readonly onClose: () => void
}

export interface EnteredText {
  readonly text: string
}

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly text: string
  readonly onText: (text: string) => void
  /** The field got the focus. */
  readonly onUse: () => void
  readonly popup: (state: PopupState) => ReactNode
}

/**
 * A text field with a popup of suggestions. WAI-ARIA Authoring Practices, "Editable Combobox with list
 * autocomplete and manual selection".
 */
export function Combobox({ label, placeholder, clearLabel, text, popup, ...props }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { isOpen, active, entered, open, leave, type, press } = useCombobox(
    { text, onText: props.onText },
    () => [...(container.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])],
  )
  return (
    <div
      className="combobox"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <input
        ref={field}
        type="text"
        role="combobox"
        className="field"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={() => {
          props.onUse()
          open()
        }}
        onClick={open}
        onKeyDown={press}
      />
      {text !== '' && (
        <button
          type="button"
          className="combobox-clear"
          aria-label={clearLabel}
          onClick={() => {
            type('')
            field.current?.focus()
          }}
        >
          ×
        </button>
      )}
      <div ref={container} className="combobox-popup" hidden={!isOpen}>
        {isOpen && popup({ id, label, active, entered, onClose: leave })}
      </div>
    </div>
  )
}

/** Whether the popup is shown, which option is active, and what keys do. */
function useCombobox({ text, onText }: Pick<Props, 'text' | 'onText'>, readOptions: () => HTMLElement[]) {
  const [isOpenRequested, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [entered, setEntered] = useState<EnteredText | null>(null)
  const isOpen = isOpenRequested && text.trim() !== ''

  function leave() {
    setEntered(null)
    setOpen(false)
    setActive(-1)
  }
  function type(typed: string) {
    leave()
    setOpen(true)
    onText(typed)
  }
  /** From the last option back to the text, and from there to the first. */
  function step(by: 1 | -1) {
    const places = readOptions().length + 1
    setOpen(true)
    setActive(((active + 1 + by + places) % places) - 1)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (event.nativeEvent.isComposing) return
    const option = key === 'Enter' && isOpen ? readOptions()[active] : undefined
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1)
    else if (option) option.click()
    else if (key === 'Enter') {
      setOpen(true)
      setEntered({ text: currentTarget.value.trim() })
    } else if (key === 'Escape' && isOpen) leave()
    else if (key === 'Escape' && text !== '') type('')
    else return
    event.preventDefault()
  }
  return { isOpen, active, entered, open: () => setOpen(true), leave, type, press }
}
