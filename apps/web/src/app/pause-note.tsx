import { useEffect, useSyncExternalStore } from 'react'
import { pause } from '../data/service/pause.ts'
import { useRetryCountdown } from '../data/service/use-retry-countdown.ts'
import { strings } from '../ui/strings/strings.ts'
import './pause-note.css'

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
        <section className="pause-note" aria-label={words.label}>
          <span role="timer">{words.countdown[reason](seconds)}</span>
          <button type="button" className="button" data-quiet onClick={pause.goOn}>
            {words.now}
          </button>
        </section>
      )}
    </>
  )
}
