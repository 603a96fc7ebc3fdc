import { useId, type ReactNode } from 'react'
import './fold.css'

interface Props {
  readonly title: string
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly name: string
  readonly children: ReactNode
}

/** A part of a panel that can be put away. */
export function Fold({ title, open, onOpen, name, children }: Props) {
  const id = useId()
  return (
    <section className="fold" data-fold={name} data-open={open || undefined}>
      <h2>
        <button
          type="button"
          className="fold-title"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
        >
          <span className="fold-mark" aria-hidden="true" />
          {title}
        </button>
      </h2>
      <div id={id} className="fold-body" hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
