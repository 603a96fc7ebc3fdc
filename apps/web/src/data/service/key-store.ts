type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's two stores of text: until the tab is closed, or until it is deleted. */
export interface KeyPlaces {
  readonly session: Place
  readonly lasting: Place
  /** Reaches the other tabs of this browser; absent if the browser has no such channel. */
  readonly tabs?: TabChannel
}

/** The part of a BroadcastChannel that is used. */
interface TabChannel {
  readonly postMessage: (deleted: readonly string[]) => void
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

export interface KeptKey {
  readonly key: string
  /** Company whose data it reads; null until the key has been accepted once. */
  readonly company: string | null
  /** Kept when the tab is closed. */
  readonly lasting: boolean
}

export interface KeyState {
  /** The key in use; null while the user selects or types one. */
  readonly key: string | null
  readonly kept: readonly KeptKey[]
  /** Why the last key was refused: the problem type of the service. */
  readonly refusal: string | null
}

export interface KeyStore {
  /** The same object until something changes. */
  readonly current: () => KeyState
  /** Keeps a key and uses it. */
  readonly keep: (key: string, remember: boolean) => void
  /** Uses a stored key; null: none, so that another can be typed. */
  readonly select: (key: string | null) => void
  /** Sets the reason why nobody is signed in; ignored while a key is in use. */
  readonly refuse: (refusal: string) => void
  readonly name: (key: string, company: string) => void
  readonly delete: (key: string, refusal?: string) => void
  readonly deleteAll: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const STORAGE_KEY = 'groundsheet.keys'

interface Written {
  readonly current: string | null
  readonly kept: readonly Omit<KeptKey, 'lasting'>[]
}

/**
 * Holds the API keys of this browser. The tab's own choice takes precedence over the stored one. A key
 * removed in one tab is removed in all of them.
 */
export function createKeyStore({ session, lasting, tabs }: KeyPlaces): KeyStore {
  const listeners = new Set<() => void>()
  let state = readState()

  function readState(): KeyState {
    const [own, lastingKeys] = [read(session), read(lasting)]
    const kept = [
      ...lastingKeys.kept.map((key) => ({ ...key, lasting: true })),
      ...own.kept.map((key) => ({ ...key, lasting: false })),
    ]
    return { key: own.current ?? lastingKeys.current, kept, refusal: null }
  }
  function change(next: KeyState) {
    state = next
    const ofTab = next.kept.filter((key) => !key.lasting)
    const lastingKeys = next.kept.filter((key) => key.lasting)
    const last = lastingKeys.find(({ key }) => key === next.key) ?? lastingKeys[0]
    write(lasting, { current: last?.key ?? null, kept: lastingKeys })
    write(session, { current: next.key === last?.key ? null : next.key, kept: ofTab })
    for (const listener of listeners) listener()
  }
  const without = (key: string) => state.kept.filter((other) => other.key !== key)

  /** Reads what another tab has stored, so that this tab does not overwrite it. */
  function onOtherTab(deleted: readonly string[]) {
    const lastingKeys = read(lasting).kept.map((key) => ({ ...key, lasting: true }))
    const own = state.kept.filter(
      ({ key, lasting }) => !lasting && !lastingKeys.some((other) => other.key === key),
    )
    const kept = [...lastingKeys, ...own].filter(({ key }) => !deleted.includes(key))
    const gone = state.key !== null && deleted.includes(state.key)
    change({ key: gone ? null : state.key, kept, refusal: gone ? null : state.refusal })
  }
  tabs?.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) onOtherTab(data.map(String))
  })
  function notifyTabs(deleted: readonly string[]) {
    tabs?.postMessage(deleted)
  }

  return {
    current: () => state,
    keep(key, remember) {
      const known = state.kept.find((other) => other.key === key)
      const added = { key, company: known?.company ?? null, lasting: remember || known?.lasting === true }
      change({ key, kept: [...without(key), added], refusal: null })
      if (added.lasting) notifyTabs([])
    },
    select: (key) => change({ ...state, key, refusal: null }),
    refuse: (refusal) => {
      if (state.key === null) change({ ...state, refusal })
    },
    name(key, company) {
      if (!state.kept.some((other) => other.key === key && other.company !== company)) return
      change({
        ...state,
        kept: state.kept.map((other) => (other.key === key ? { ...other, company } : other)),
      })
    },
    delete(key, refusal) {
      const next = state.key === key ? null : state.key
      change({ key: next, kept: without(key), refusal: refusal ?? null })
      notifyTabs([key])
    },
    deleteAll() {
      const all = state.kept.map(({ key }) => key)
      change({ key: null, kept: [], refusal: null })
      notifyTabs(all)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** An entry that cannot be read counts as none. */
function read(place: Place): Written {
  try {
    const { current, kept } = JSON.parse(place.getItem(STORAGE_KEY) ?? '') as Written
    return {
      current: typeof current === 'string' ? current : null,
      kept: kept.map(({ key, company }) => ({ key, company })),
    }
  } catch {
    return { current: null, kept: [] }
  }
}

function write(place: Place, { current, kept }: Written) {
  if (kept.length === 0 && current === null) place.removeItem(STORAGE_KEY)
  else
    place.setItem(
      STORAGE_KEY,
      JSON.stringify({ current, kept: kept.map(({ key, company }) => ({ key, company })) }),
    )
}

/** What a link signs in with, and the rest of its fragment. */
export interface TakenFromFragment {
  readonly key: string | null
  /** Exchanged for a key. */
  readonly code: string | null
  readonly rest: string
}

/** Takes `key` and `code` out of a fragment such as `#key=gs_…`. */
export function takeKeyFromFragment(fragment: string): TakenFromFragment {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const take = (name: string) => {
    const value = parameters.get(name)?.trim() ?? ''
    parameters.delete(name)
    return value === '' ? null : value
  }
  const taken = { key: take('key'), code: take('code') }
  const rest = parameters.toString()
  return { ...taken, rest: rest && `#${rest}` }
}

/**
 * The key that is exchanged for the code of a link; null: the code has ended, or the service does not answer.
 */
export async function requestKey(code: string): Promise<string | null> {
  try {
    const response = await fetch('/sign-in', { headers: { Authorization: `Code ${code}` } })
    if (!response.ok) return null
    const { data } = (await response.json()) as { readonly data: { readonly key: string } }
    return data.key
  } catch {
    return null
  }
}
