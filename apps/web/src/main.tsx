import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadScreens } from './app/preload-screens.tsx'
import { isFramed } from './data/service/is-framed.ts'
import { createKeyStore, takeKeyFromFragment, type KeyPlaces, requestKey } from './data/service/key-store.ts'
import './ui/base.css'

const openPlaces = (): KeyPlaces =>
  isFramed()
    ? { session: createMemoryStorage(), lasting: createMemoryStorage() }
    : {
        session: window.sessionStorage,
        lasting: window.localStorage,
        tabs: new BroadcastChannel('groundsheet.keys'),
      }

const keys = createKeyStore(openPlaces())

/** A link may carry a key, or a code. It leaves the address before anything else can read or keep it. */
async function takeKeyFromAddress() {
  const { pathname, search, hash } = window.location
  const { key, code, rest } = takeKeyFromFragment(hash)
  if (key === null && code === null) return
  window.history.replaceState(window.history.state, '', pathname + search + rest)
  const taken = key ?? (await requestKey(code ?? ''))
  if (taken === null) keys.refuse('ended_code')
  else keys.keep(taken, false)
}

// A link pasted into an open tab changes the fragment only.
window.addEventListener('hashchange', () => void takeKeyFromAddress())
void takeKeyFromAddress().then(showApp)

function showApp() {
  // What the address needs is fetched while the key is being checked.
  if (keys.current().key !== null) preloadScreens(window.location.pathname)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  createRoot(root).render(
    <StrictMode>
      <App keys={keys} />
    </StrictMode>,
  )
}

/** Texts by name until the page is closed; what a page in a frame has in place of the browser's stores. */
function createMemoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }
}
