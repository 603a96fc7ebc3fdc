type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The two places a browser keeps text in: until the tab is closed, or until it is told to forget. */
export interface KeyPlaces {
  readonly session: Place
  readonly lasting: Place
}

export interface KeyState {
  readonly key: string | null
  /** Why the last key was refused: the service's word for it. */
  readonly refusal: string | null
}

export interface KeyStore {
  /** The same object until something changes. */
  readonly current: () => KeyState
  readonly keep: (key: string, remember: boolean) => void
  readonly forget: (refusal?: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

const NAME = 'groundsheet.key'

/** Holds the API key of this browser. The tab's own key wins over the remembered one. */
export function createKeyStore({ session, lasting }: KeyPlaces): KeyStore {
  const listeners = new Set<() => void>()
  let state: KeyState = { key: session.getItem(NAME) ?? lasting.getItem(NAME), refusal: null }

  function change(next: KeyState) {
    state = next
    for (const listener of listeners) listener()
  }
  function clear() {
    session.removeItem(NAME)
    lasting.removeItem(NAME)
  }

  return {
    current: () => state,
    keep(key, remember) {
      clear()
      ;(remember ? lasting : session).setItem(NAME, key)
      change({ key, refusal: null })
    },
    forget(refusal) {
      clear()
      change({ key: null, refusal: refusal ?? null })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Takes `key` out of a fragment such as `#key=gs_…`: the key, and the fragment that remains. */
export function takeKeyFromFragment(fragment: string): { key: string | null; rest: string } {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const key = parameters.get('key')?.trim() ?? ''
  parameters.delete('key')
  const rest = parameters.toString()
  return { key: key === '' ? null : key, rest: rest && `#${rest}` }
}
