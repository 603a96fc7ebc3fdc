import { useEffect, useState, useSyncExternalStore } from 'react'
import { isFramed } from '../data/service/is-framed.ts'
import { pause } from '../data/service/request-pause.ts'
import { useRetryCountdown } from '../data/service/use-retry-countdown.ts'
import { watchVersion } from '../data/service/watch-version.ts'
import { strings } from '../ui/strings/strings.ts'
import './floating-notes.css'

const words = strings.pause

/** Message about delayed requests: counts down to the retry, with a button to retry now. */
export function PauseNote() {
  const seconds = useRetryCountdown()
  const reason = useSyncExternalStore(pause.subscribe, pause.reason)
  useEffect(() => {
    const recover = () => {
      if (pause.reason() === 'network') pause.goOn()
    }
    window.addEventListener('online', recover)
    return () => window.removeEventListener('online', recover)
  }, [])
  return (
    <>
      <span className="visually-hidden" role="status">
        {reason && words.announced[reason]}
      </span>
      {reason && (
        <section className="floating-note" aria-label={words.label}>
          <span role="timer">{words.countdown[reason](seconds)}</span>
          <button type="button" className="button" data-quiet onClick={pause.goOn}>
            {words.now}
          </button>
        </section>
      )}
    </>
  )
}

/** Offers to reload a page that was left open while the service was updated. */
export function NewVersionNote() {
  const [isShown, setShown] = useState(false)
  useEffect(() => (import.meta.env.PROD && !isFramed() ? watchVersion(() => setShown(true)) : undefined), [])
  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown && strings.newVersion.text}
      </span>
      {isShown && (
        <section className="floating-note" aria-label={strings.newVersion.label}>
          <span>{strings.newVersion.text}</span>
          <button type="button" className="button" data-quiet onClick={() => window.location.reload()}>
            {strings.newVersion.reload}
          </button>
          <button type="button" className="button" data-quiet onClick={() => setShown(false)}>
            {strings.newVersion.later}
          </button>
        </section>
      )}
    </>
  )
}
