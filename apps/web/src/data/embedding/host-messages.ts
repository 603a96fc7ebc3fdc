import { hostWords } from './host-words.ts'

/** A hole, by its id in the API and its LOCA_ID. */
export interface NamedHole {
  readonly id: string
  readonly name: string
}

/** Version of the shape of all messages. */
const VERSION = 1

/** What the viewer sends to the page around it. Described in docs/embedding.md. */
export type ViewerMessage =
  | { readonly type: 'groundsheet.ready'; readonly version: typeof VERSION }
  | {
      readonly type: 'groundsheet.selection'
      readonly version: typeof VERSION
      /** Id of the project. */
      readonly project: string
      readonly hole: NamedHole | null
    }
  | {
      readonly type: 'groundsheet.refused'
      readonly version: typeof VERSION
      /** In English, for the console of whoever writes the page. */
      readonly reason: string
    }

/**
 * What that page may ask for: to be notified of selections, or to select a hole by id or LOCA_ID; null: none.
 */
export type HostRequest =
  | { readonly type: 'groundsheet.connect' }
  | { readonly type: 'groundsheet.select'; readonly hole: Partial<NamedHole> | null }

/** Says that the viewer listens. */
export const READY: ViewerMessage = { type: 'groundsheet.ready', version: VERSION }

export const selectionMessage = (project: string, hole: NamedHole | null): ViewerMessage => ({
  type: 'groundsheet.selection',
  version: VERSION,
  project,
  hole,
})

export const refusal = (reason: string): ViewerMessage => ({
  type: 'groundsheet.refused',
  version: VERSION,
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
