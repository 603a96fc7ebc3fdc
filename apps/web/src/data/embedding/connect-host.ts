import { READY, readHostRequest, refusal, type HostRequest, type ViewerMessage } from './host-messages.ts'

/** The part of a window that is used. */
interface Listening {
  addEventListener(type: 'message', listener: (event: HostEvent) => void): void
  removeEventListener(type: 'message', listener: (event: HostEvent) => void): void
}

type HostEvent = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

interface Host {
  postMessage(message: ViewerMessage, targetOrigin: string): void
}

interface Parts {
  readonly page: Listening
  /** The window around the page. */
  readonly host: Host
  /** Origins that are listened to. */
  readonly origins: readonly string[]
  readonly onRequest: (request: HostRequest) => void
}

export interface HostConnection {
  /** Does nothing until the page around this one has sent a request. */
  readonly send: (message: ViewerMessage) => void
  readonly close: () => void
}

/**
 * Exchanges messages with the page around this one. Only `groundsheet.ready`, which has no data,
 * is sent before that page has sent a request from one of the origins. Everything else is sent to that
 * origin.
 */
export function connectHost({ page, host, origins, onRequest }: Parts): HostConnection {
  let origin: string | null = null
  const send = (message: ViewerMessage) => {
    if (origin !== null) host.postMessage(message, origin)
  }
  function listen(event: HostEvent) {
    if (event.source !== host || !origins.includes(event.origin)) return
    const request = readHostRequest(event.data)
    if (request === null) return
    origin = event.origin
    if (typeof request === 'string') send(refusal(request))
    else onRequest(request)
  }
  page.addEventListener('message', listen)
  host.postMessage(READY, '*')
  return { send, close: () => page.removeEventListener('message', listen) }
}
