import { hostWords } from './host-words.ts'

/** A hole, by its id in the API and its LOCA_ID. */
export interface NamedHole {
  readonly id: string
  readonly name: string
}

/** Version of the shape of all messages. */
const MESSAGE_VERSION = 1

/** What the viewer sends to the page around it. Described in docs/embedding.md. */
export type ViewerMessage =
  | { readonly type: 'groundsheet.ready'; readonly version: typeof MESSAGE_VERSION }
  | {
      readonly type: 'groundsheet.selection'
      readonly version: typeof MESSAGE_VERSION
      /** Id of the project. */
      readonly project: string
      readonly hole: NamedHole | null
    }
  | {
      readonly type: 'groundsheet.refused'
      readonly version: typeof MESSAGE_VERSION
      /** In English, for the console of whoever writes the page. */
      readonly reason: string
    }

/**
 * Requests of that page: to be notified of selections, or to select a hole by id or LOCA_ID; null: none.
 */
export type HostRequest =
  | { readonly type: 'groundsheet.connect' }
  | { readonly type: 'groundsheet.select'; readonly hole: Partial<NamedHole> | null }

/** Sent once the viewer accepts messages. */
export const READY: ViewerMessage = { type: 'groundsheet.ready', version: MESSAGE_VERSION }

export const selectionMessage = (project: string, hole: NamedHole | null): ViewerMessage => ({
  type: 'groundsheet.selection',
  version: MESSAGE_VERSION,
  project,
  hole,
})

export const refusal = (reason: string): ViewerMessage => ({
  type: 'groundsheet.refused',
  version: MESSAGE_VERSION,
  reason,
})

/**
 * A request of the page around the viewer. The reason as text for one that begins with `groundsheet.` and has
 * another shape. Null for any other message.
 */
export function readHostRequest(data: unknown): HostRequest | string | null {
  const { type, hole } = isRecord(data) ? data : {}
  if (typeof type !== 'string' || !type.startsWith('groundsheet.')) return null
  if (type === 'groundsheet.connect') return { type }
  if (type !== 'groundsheet.select') return hostWords.unknownType(type)
  const named = hole === null ? null : readHole(hole)
  return named === undefined ? hostWords.wrongHole : { type, hole: named }
}

function readHole(hole: unknown): Partial<NamedHole> | undefined {
  const { id, name } = isRecord(hole) ? hole : {}
  if (typeof id === 'string') return { id }
  return typeof name === 'string' ? { name } : undefined
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
