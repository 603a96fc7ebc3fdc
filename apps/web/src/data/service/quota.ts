/** How much of the rate limit of the key is left, as the last answer stated. */
export interface Quota {
  /** Reads the headers of an answer. */
  readonly note: (headers: Headers) => void
  /** 1: all of it; 0: nothing. 1 while no answer has stated it. */
  readonly left: () => number
}

export function createQuota(): Quota {
  let left = 1
  return {
    note(headers) {
      const remaining = headers.get('x-ratelimit-remaining')
      const share = Number(remaining) / Number(headers.get('x-ratelimit-limit'))
      if (remaining !== null && share >= 0 && share <= 1) left = share
    },
    left: () => left,
  }
}

/** The quota of this page. */
export const quota = createQuota()
