import { useId, useLayoutEffect, useRef } from 'react'
import { helpStrings as words } from '../../ui/help-strings.ts'
import { strings } from '../../ui/strings.ts'
import './help.css'

/** How the viewer is used, its keyboard shortcuts, and a glossary. */
export default function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className="help-dialog" aria-labelledby={id} onCancel={onClose}>
      <header>
        <h2 id={id}>{words.title}</h2>
        <button type="button" className="button" data-quiet aria-label={strings.close} onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="help-body" tabIndex={0} role="region" aria-labelledby={id}>
        <h3>{words.start.title}</h3>
        <ul>
          {words.start.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <h3>{words.shortcuts.title}</h3>
        <dl>
          {words.shortcuts.rows.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <h3>{words.glossary.title}</h3>
        <dl>
          {words.glossary.terms.map(({ term, means }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  )
}
