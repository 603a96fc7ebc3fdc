import { useSyncExternalStore } from 'react'
import { pause } from '../data/pause.ts'
import { strings } from '../ui/strings.ts'

/** Shorter waits are over before they are read. */
const WORTH_SAYING = 2

/** Says that nothing is lost, only late: counts down until held-back calls go on. */
export function PauseNote() {
  const seconds = useSyncExternalStore(pause.subscribe, pause.secondsLeft)
  return (
    <span className="app-pause" role="timer" aria-live="off">
      {seconds >= WORTH_SAYING && strings.pause(seconds)}
    </span>
  )
}
