import { useState } from 'react'
import { useWholeList, type WholeList } from './whole-list.ts'

/** A list whose reading a person may stop, and go on with from the page where it stopped. */
export interface StoppableList<T> extends WholeList<T> {
  readonly stopped: boolean
  readonly stop: () => void
  readonly resume: () => void
}

/** The page that is on its way when it is stopped still comes. */
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
