/** The body of a response; the same object if several responses share it. Length in bytes. */
export interface Body {
  readonly length: number
}

/** The memory used by a connection. Sizes in bytes. */
export interface ConnectionUse {
  /**
   * When the client began to wait for its answer or to send its request, in milliseconds of one clock; null:
   * neither.
   */
  readonly since: number | null
  /** Bytes of unanswered requests, including one that has not arrived completely. */
  readonly requestBytes: number
  /** The body being sent, if known. */
  readonly body: Body | null
  /** Bytes of answers written but not sent. */
  readonly unsentBytes: number
  /** The id of the key whose answer is being sent; null: of no known key. */
  readonly keyId: string | null
}

export interface ConnectionMemory<H extends ConnectionUse> {
  /** Total of all connections that are not `tooMuch`. */
  readonly bytes: number
  /** Connections over the limit; clients that have waited for the shortest time are kept first. */
  readonly tooMuch: readonly H[]
}

/** No key has more than this share of the memory, so that one cannot take that of others. */
const SHARE_OF_KEY = 0.5

/**
 * Adds up the memory of connections. A body shared by several responses counts once, as it is in memory once.
 */
export function measureConnectionMemory<H extends ConnectionUse>(
  connections: Iterable<H>,
  maxBytes: number,
): ConnectionMemory<H> {
  const newestFirst = [...connections].filter(({ since }) => since !== null)
  newestFirst.sort((a, b) => (b.since ?? 0) - (a.since ?? 0))
  const counted = new Set<Body>()
  const bytesOfKeys = new Map<string, number>()
  const tooMuch: H[] = []
  let bytes = 0
  for (const connection of newestFirst) {
    const { requestBytes, body, unsentBytes, keyId } = connection
    const own = requestBytes + (body && counted.has(body) ? 0 : (body?.length ?? unsentBytes))
    const ofKey = keyId === null ? 0 : (bytesOfKeys.get(keyId) ?? 0) + own
    if (bytes + own > maxBytes || ofKey > maxBytes * SHARE_OF_KEY) {
      tooMuch.push(connection)
      continue
    }
    bytes += own
    if (keyId !== null) bytesOfKeys.set(keyId, ofKey)
    if (body) counted.add(body)
  }
  return { bytes, tooMuch }
}
