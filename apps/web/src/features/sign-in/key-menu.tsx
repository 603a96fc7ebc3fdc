import { displayName } from '../../data/text/display-name.ts'
import { useId, useState } from 'react'
import type { Session } from '../../data/service/session.ts'
import { keyStrings } from '../../ui/strings/key-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { keyName } from './key-name.ts'
import './key-menu.css'

const words = strings.keys

interface Props {
  readonly session: Session
  readonly onShare: () => void
}

/** Whose data is shown, what the key reaches, and the ways to other keys and out. */
export function KeyMenu({ session, onShare }: Props) {
  const { me, others, proxy } = session
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button key-menu-button"
        data-quiet
        popoverTarget={id}
        aria-expanded={open}
        title={words.open}
      >
        <span>{displayName(me.company)}</span>
        <span aria-hidden="true">▾</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={me.link ? keyStrings.thisLink : words.title}
        className="key-menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <KeyReach me={me} />
        {others.length > 0 && (
          <>
            <h2>{words.others}</h2>
            {others.map((other) => (
              <button
                key={other.key}
                type="button"
                className="button"
                data-quiet
                onClick={() => session.switchTo(other.key)}
              >
                {keyName(other)}
              </button>
            ))}
          </>
        )}
        {!proxy && <KeyActions {...{ id, session, onShare }} />}
        {proxy?.signOut && (
          <>
            <hr />
            <a className="button" data-quiet href={proxy.signOut}>
              {strings.signOut}
            </a>
          </>
        )}
      </div>
    </>
  )
}

function KeyActions({ id, session, onShare }: Props & { readonly id: string }) {
  const { others } = session
  return (
    <>
      <hr />
      <button
        type="button"
        className="button"
        data-quiet
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={onShare}
      >
        {keyStrings.share}
      </button>
      <button type="button" className="button" data-quiet onClick={session.addKey}>
        {words.add}
      </button>
      <button type="button" className="button" data-quiet onClick={session.signOut}>
        {strings.signOut}
      </button>
      {others.length > 0 && (
        <button type="button" className="button" data-quiet onClick={session.signOutOfAll}>
          {words.signOutOfAll(others.length + 1)}
        </button>
      )}
      <p className="soft">{words.signOutNote}</p>
    </>
  )
}

function KeyReach({ me }: { me: Session['me'] }) {
  const facts = [
    ...(me.person ? [[words.signedInAs, me.person.email] as const] : []),
    ...(me.link ? [[keyStrings.link, displayName(me.link.name)] as const] : []),
    [words.reads, me.scopes.length === 0 ? words.nothing : words.scopes(me.scopes)],
    [words.projects, me.projects === null ? words.allProjects : words.someProjects(me.projects.length)],
    [words.rate, words.rateValue(me.rateLimit.limit)],
    [keyStrings.ends, me.expiresAt ? keyStrings.moment(new Date(me.expiresAt)) : keyStrings.noEnd],
  ]
  return (
    <>
      <h2>{displayName(me.company)}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
