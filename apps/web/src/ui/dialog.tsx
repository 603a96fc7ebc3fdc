import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CopyLink } from './copy-link.tsx'
import { strings } from './strings/strings.ts'
import './dialog.css'

interface Props {
  readonly title: ReactNode
  /** The address has what it shows, so a link to it can be copied. */
  readonly hasAddress?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with a title and a button to close it. */
export function Dialog({ title, hasAddress = false, onClose, children }: Props) {
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
        {hasAddress && <CopyLink />}
        <button type="button" className="button" data-quiet aria-label={strings.close} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  )
}
