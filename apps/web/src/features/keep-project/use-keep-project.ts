import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepProject } from '../../data/holes/keep-project.ts'
import { configQuery } from '../../data/service/config.ts'
import { keptProjectsQuery } from '../../data/service/kept-projects.ts'
import { useSession } from '../../data/service/session.ts'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly done: number; readonly all: number }
  | { readonly kind: 'failed'; readonly error: Error }

/** Reads and stores a project, or removes it. Reading ends when the component is unmounted. */
export function useKeepProject(projectId: string) {
  const { client, can, kept, storeKey } = useSession()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const keep = useCallback(async () => {
    const controller = new AbortController()
    abort.current = controller
    const onProgress = (done: number, all: number) => setState({ kind: 'loading', done, all })
    onProgress(0, 0)
    try {
      storeKey?.()
      const { basemaps } = await queries.query(configQuery)
      const { signal } = controller
      await keepProject({ kept, client, can, projectId, basemaps, signal, onProgress })
      setState({ kind: 'idle' })
      // A browser that grants this does not delete the project to free space.
      void navigator.storage.persist().catch(() => false)
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', error: error as Error })
    }
    await queries.invalidateQueries(keptProjectsQuery(kept))
  }, [client, can, kept, storeKey, projectId, queries])

  const stop = useCallback(() => {
    abort.current?.abort()
    setState({ kind: 'idle' })
  }, [])

  const remove = useCallback(async () => {
    await kept.dropProject(projectId)
    await queries.invalidateQueries(keptProjectsQuery(kept))
  }, [kept, projectId, queries])

  return { state, keep, stop, remove }
}
