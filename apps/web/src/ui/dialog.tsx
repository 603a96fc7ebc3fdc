import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { strings } from './strings/strings.ts'
import './dialog.css'

interface Props {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with a title and a button to close it. */
export function Dialog({ title, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing the dialog before it is removed restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="button" data-quiet aria-label={strings.close} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  )
}
