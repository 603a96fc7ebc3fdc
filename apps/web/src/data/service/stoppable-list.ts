import { useState } from 'react'
import { useWholeList, type WholeList } from './whole-list.ts'

/** A list whose loading the user may stop and continue. */
export interface StoppableList<T> extends WholeList<T> {
  readonly stopped: boolean
  readonly stop: () => void
  readonly resume: () => void
}

/** A page requested before the stop is still received. */
export function useStoppableList<T>(
  options: Parameters<typeof useWholeList<T>>[0],
  enabled = true,
): StoppableList<T> {
  const [stopped, setStopped] = useState(false)
  const list = useWholeList(options, enabled && !stopped)
  return {
    ...list,
    stopped: stopped && !list.complete,
    stop: () => setStopped(true),
    resume: () => setStopped(false),
  }
}
