import type { SubmitEvent } from 'react'
import type { KeptKey } from '../../data/service/key-store.ts'
import { strings } from '../../ui/strings/strings.ts'
import { keyName } from './key-name.ts'
import './sign-in-form.css'

interface Props {
  /** Why the last key was refused: the type of the service's problem. */
  readonly refusal: string | null
  /** Keys stored in this browser, to continue with. */
  readonly kept: readonly KeptKey[]
  readonly onKey: (key: string, remember: boolean) => void
  readonly onSelectKey: (key: string) => void
}

const words = strings.signIn
const REFUSAL_MESSAGES: Readonly<Record<string, string>> = words.refusals

export function SignInForm({ refusal, kept, onKey, onSelectKey }: Props) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const key = form.get('key')
    if (typeof key === 'string' && key.trim() !== '') onKey(key.trim(), form.has('remember'))
  }
  return (
    <main className="sign-in">
      <form className="sign-in-form" onSubmit={submit}>
        <h1>{strings.product}</h1>
        <p className="soft">{words.lead}</p>
        <label htmlFor="key">{words.key}</label>
        <input
          id="key"
          name="key"
          className="field"
          type="password"
          autoComplete="off"
          spellCheck={false}
          required
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : 'refusal'}
          placeholder={words.keyExample}
        />
        {refusal !== null && (
          <p className="notice" data-kind="error" role="alert" id="refusal">
            {REFUSAL_MESSAGES[refusal] ?? words.refusals.invalid_api_key}
          </p>
        )}
        <label className="sign-in-remember">
          <input type="checkbox" name="remember" aria-describedby="remember-note" /> {words.remember}
        </label>
        <p className="soft sign-in-note" id="remember-note">
          {words.rememberNote}
        </p>
        <button type="submit" className="button" data-primary>
          {words.submit}
        </button>
        <p className="soft">
          <a href="/check">{words.check}</a>
        </p>
        {kept.length > 0 && (
          <div className="sign-in-kept">
            <h2 className="soft">{strings.keys.continueAs}</h2>
            {kept.map((other) => (
              <button key={other.key} type="button" className="button" onClick={() => onSelectKey(other.key)}>
                {keyName(other)}
              </button>
            ))}
          </div>
        )}
      </form>
    </main>
  )
}
