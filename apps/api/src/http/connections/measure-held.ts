/** What a response sends; the same object if several send the same. Length in bytes. */
export interface Body {
  readonly length: number
}

/** A connection, as far as its memory is concerned. Sizes in bytes. */
export interface Holder {
  /** When the client began to wait for its answer, or to send its request; milliseconds of one clock; null: neither. */
  readonly since: number | null
  /** Of requests that are not answered, also of one that has not arrived completely. */
  readonly requestBytes: number
  /** What is being sent, where that is known. */
  readonly body: Body | null
  /** Of answers that were written and not sent. */
  readonly unsentBytes: number
}

export interface Held<H extends Holder> {
  /** Of all connections that are not `tooMuch`. */
  readonly bytes: number
  /** Connections that do not fit into the limit; those whose client has been waiting for the shortest time fit first. */
  readonly tooMuch: readonly H[]
}

/** Adds up what connections hold. A body that several send counts once, as it is in memory once. */
export function measureHeld<H extends Holder>(connections: Iterable<H>, maxBytes: number): Held<H> {
  const newestFirst = [...connections].filter(({ since }) => since !== null)
  newestFirst.sort((a, b) => (b.since ?? 0) - (a.since ?? 0))
  const counted = new Set<Body>()
  const tooMuch: H[] = []
  let bytes = 0
  for (const connection of newestFirst) {
    const { requestBytes, body, unsentBytes } = connection
    const answerBytes = body && counted.has(body) ? 0 : (body?.length ?? unsentBytes)
    if (bytes + requestBytes + answerBytes > maxBytes) {
      tooMuch.push(connection)
      continue
    }
    bytes += requestBytes + answerBytes
    if (body) counted.add(body)
  }
  return { bytes, tooMuch }
}
