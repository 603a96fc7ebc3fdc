import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { connectHost, type HostConnection } from '../../data/embedding/connect-host.ts'
import { refusal, selectionMessage, type HostRequest } from '../../data/embedding/host-messages.ts'
import { hostWords } from '../../data/embedding/host-words.ts'
import { configQuery } from '../../data/service/config.ts'
import { isFramed } from '../../data/service/is-framed.ts'

interface Selection {
  readonly projectId: string
  readonly holes: readonly Hole[]
  /** All holes are in the list, so that a name that is not in it is unknown. */
  readonly complete: boolean
  /** Id of the open hole. */
  readonly open: string | null
  readonly onOpenHole: (id: string | null) => void
}

const NO_ORIGINS: readonly string[] = []

/** In a frame, notifies the page around it which hole is open, and opens the hole that it requests. */
export function useHostPage({ projectId, holes, complete, open, onOpenHole }: Selection): void {
  const origins = useQuery(configQuery).data?.frameOrigins ?? NO_ORIGINS
  const connection = useRef<HostConnection>(null)
  const sendSelection = useEffectEvent(() => {
    const hole = holes.find(({ id }) => id === open)
    connection.current?.send(selectionMessage(projectId, hole ? { id: hole.id, name: hole.name } : null))
  })
  const answer = useEffectEvent((request: HostRequest) => {
    if (request.type === 'groundsheet.connect') {
      sendSelection()
      return
    }
    const { hole: requested } = request
    const found = requested && holes.find(({ id, name }) => id === requested.id || name === requested.name)
    if (requested && !found) connection.current?.send(refusal(hostWords.noSuchHole))
    else onOpenHole(found?.id ?? null)
  })
  const isConnected = complete && isFramed() && origins.length > 0
  useEffect(() => {
    if (!isConnected) return
    const opened = connectHost({
      page: window,
      host: window.parent,
      origins,
      onRequest: (request) => answer(request),
    })
    connection.current = opened
    return () => opened.close()
  }, [isConnected, origins])
  useEffect(() => sendSelection(), [open, isConnected])
}
