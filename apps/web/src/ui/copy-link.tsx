import { useEffect, useId, useRef, useState } from 'react'
import { placePopover } from './place-popover.ts'
import { strings } from './strings/strings.ts'
import './copy-link.css'

const words = strings.copyLink

/** How long the note about the copied link is shown. */
const NOTE_DURATION_MS = 2500

interface Props {
  /** With the words "Copy link" if there is space; otherwise only an icon. */
  readonly labelled?: boolean
}

/** Copies the address of the current view; if the browser forbids copying, shows it selected in a field. */
export function CopyLink({ labelled = false }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<{ link: string; copied: boolean } | null>(null)

  useEffect(() => {
    if (!shown || !button.current || !popover.current) return undefined
    const note = popover.current
    note.showPopover()
    placePopover(note, button.current.getBoundingClientRect())
    field.current?.select()
    if (!shown.copied) return undefined
    const timer = setTimeout(() => note.hidePopover(), NOTE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [shown])

  async function copy() {
    const { origin, pathname, search } = window.location
    const link = origin + pathname + search
    setShown({ link, copied: await writeToClipboard(link) })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button copy-link"
        data-quiet={labelled ? undefined : ''}
        aria-label={words.copy}
        title={words.title}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M6.5 9.5l3-3M7.5 4.5l1.4-1.4a2.8 2.8 0 0 1 4 4L11.5 8.5" />
          <path d="M8.5 11.5l-1.4 1.4a2.8 2.8 0 0 1-4-4L4.5 7.5" />
        </svg>
        {labelled && <span>{words.copy}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {shown?.copied && words.copied}
      </span>
      <div
        ref={popover}
        className="menu copy-link-note"
        popover="auto"
        onToggle={({ newState }) => newState === 'closed' && setShown(null)}
      >
        {shown?.copied && <p aria-hidden="true">{words.copied}</p>}
        {shown?.copied === false && (
          <>
            <label htmlFor={id}>{words.byHand}</label>
            <input ref={field} id={id} className="field" readOnly value={shown.link} />
          </>
        )}
      </div>
    </>
  )
}

/** Returns whether it was copied: plain HTTP has no clipboard, and permission can be refused. */
async function writeToClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
