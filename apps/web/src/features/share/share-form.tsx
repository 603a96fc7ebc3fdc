import type { Me } from '@groundsheet/contract'
import { useId, useState, type ReactNode } from 'react'
import { shareDialogStrings as words } from '../../ui/strings/share-dialog-strings.ts'
import { dayRange, type ShareTerms } from '../../data/share/share-terms.ts'

interface Props {
  readonly me: Me
  readonly terms: ShareTerms
  /** Name of the project that is open. */
  readonly project: string | null
  /** Why the last link was not made. */
  readonly error: ReactNode
  readonly onTerms: (terms: ShareTerms) => void
  readonly onMake: () => void
  readonly onClose: () => void
}

export function ShareForm({ me, terms, project, error, onTerms, onMake, onClose }: Props) {
  const id = useId()
  const [openedAt] = useState(Date.now)
  const { min, max } = dayRange(me, openedAt)
  const set = (values: Partial<ShareTerms>) => onTerms({ ...terms, ...values })
  return (
    <form
      className="share-form"
      onSubmit={(event) => {
        event.preventDefault()
        onMake()
      }}
    >
      <div className="share-body">
        {error}
        <p>{words.explanation}</p>
        <label htmlFor={`${id}name`}>{words.name}</label>
        <input
          id={`${id}name`}
          className="field"
          required
          maxLength={100}
          pattern=".*\S.*"
          autoFocus
          value={terms.name}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => set({ name: target.value })}
        />
        <p id={`${id}hint`} className="soft">
          {words.nameHint}
        </p>
        {project !== null && <ProjectChoice {...{ me, terms, project, set }} />}
        <ScopeChoice {...{ me, terms, set }} />
        <label htmlFor={`${id}day`}>{words.ends}</label>
        <input
          id={`${id}day`}
          className="field"
          type="date"
          required
          min={min}
          max={max ?? undefined}
          value={terms.lastDay}
          aria-describedby={`${id}end`}
          onChange={({ target }) => set({ lastDay: target.value })}
        />
        <p id={`${id}end`} className="soft">
          {words.endsHint(me.expiresAt ? new Date(me.expiresAt) : null)}
        </p>
      </div>
      <footer>
        <button type="button" className="button" data-quiet onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="button" data-primary disabled={terms.scopes.length === 0}>
          {words.make}
        </button>
      </footer>
    </form>
  )
}

interface ChoiceProps extends Pick<Props, 'me' | 'terms'> {
  readonly set: (values: Partial<ShareTerms>) => void
}

function ProjectChoice({ me, terms, project, set }: ChoiceProps & { readonly project: string }) {
  const name = useId()
  const all = me.projects === null ? words.allOfKey : words.allListed(me.projects.length)
  return (
    <fieldset>
      <legend>{words.what}</legend>
      {[true, false].map((onlyThis) => (
        <label key={String(onlyThis)}>
          <input
            type="radio"
            name={name}
            checked={terms.onlyThis === onlyThis}
            onChange={() => set({ onlyThis })}
          />
          <span>{onlyThis ? words.thisProject(project) : all}</span>
        </label>
      ))}
    </fieldset>
  )
}

function ScopeChoice({ me, terms, set }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{words.view}</legend>
      {me.scopes.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={terms.scopes.includes(scope)}
            onChange={({ target }) =>
              set({
                scopes: me.scopes.filter((one) =>
                  one === scope ? target.checked : terms.scopes.includes(one),
                ),
              })
            }
          />
          <span>{words.scope(scope)}</span>
        </label>
      ))}
    </fieldset>
  )
}
