import { Dialog } from '../../ui/dialog.tsx'
import { helpStrings as words } from '../../ui/strings/help-strings.ts'
import './help.css'

/** How the viewer is used, its keyboard shortcuts, and a glossary. */
export default function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="help-body" tabIndex={0} role="region" aria-label={words.title}>
        <h3>{words.start.title}</h3>
        <ul>
          {words.start.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>
          <a href="/check">{words.check}</a>
        </p>
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
    </Dialog>
  )
}
