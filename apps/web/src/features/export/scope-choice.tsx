import { isolateName } from '../../data/text/isolate-value.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import type { ExportScope, ExportSubject } from './export-subject.ts'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly scope: ExportScope
  readonly onScope: (scope: ExportScope) => void
}

/** Which holes to export; without a filter or selection, only a sentence. */
export function ScopeChoice({ subject, scope, onScope }: Props) {
  const { holes, scopes, complete } = subject
  return (
    <fieldset className="export-scopes">
      <legend>{words.holes}</legend>
      {scopes.length < 2 ? (
        <p>{words[scopes[0] ?? 'all'](holes.all.length)}</p>
      ) : (
        scopes.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="export-scope"
              checked={id === scope}
              disabled={!complete && id !== 'all'}
              onChange={() => onScope(id)}
            />
            <span>{words[id](holes[id].length)}</span>
            {id === 'selected' && (
              <span className="soft">{holes[id].map(({ name }) => isolateName(name)).join(', ')}</span>
            )}
          </label>
        ))
      )}
      {!complete && <p className="soft">{words.coming}</p>}
    </fieldset>
  )
}
