import { useId, useRef, useState } from 'react'
import { shareDialogStrings as words } from '../../ui/strings/share-dialog-strings.ts'
import type { CreatedLink } from '../../data/share/make-link.ts'

interface Props {
  readonly made: CreatedLink
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** The link, to be copied, and how it is ended. */
export function ShareResult({ made, onAnother, onClose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  async function copy() {
    field.current?.select()
    // Where the clipboard is refused, the selected text can be copied by the keyboard.
    await navigator.clipboard.writeText(made.address).then(
      () => setCopied(true),
      () => field.current?.focus(),
    )
  }
  return (
    <div className="share-form">
      <div className="share-body">
        <label htmlFor={id}>{words.link}</label>
        <div className="share-link">
          <input ref={field} id={id} className="field" readOnly value={made.address} />
          <button type="button" className="button" data-primary autoFocus onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </button>
        </div>
        <span className="visually-hidden" role="status">
          {copied && words.copied}
        </span>
        <p>{words.handling}</p>
        <p className="soft">
          {words.toEndLabel} <code>{words.toEnd(made.keyId, made.id)}</code>
        </p>
      </div>
      <footer>
        <button type="button" className="button" data-quiet onClick={onAnother}>
          {words.another}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.close}
        </button>
      </footer>
    </div>
  )
}
