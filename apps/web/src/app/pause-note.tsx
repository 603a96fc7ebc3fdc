import { useEffect, useSyncExternalStore } from 'react'
import { pause } from '../data/service/pause.ts'
import { strings } from '../ui/strings.ts'
import './pause-note.css'

const words = strings.pause

/** Says that nothing is lost, only late: counts down until held-back calls go on, and lets a person go on now. */
export function PauseNote() {
  const seconds = useSyncExternalStore(pause.subscribe, pause.secondsLeft)
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
