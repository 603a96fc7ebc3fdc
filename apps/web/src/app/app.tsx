import { useSyncExternalStore } from 'react'
import type { KeyStore } from '../data/service/key-store.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { strings } from '../ui/strings.ts'
import { usePath } from '../url-state/address.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { NothingHereSignedOut } from './nothing-here.tsx'
import { isPage, partsOf } from './screen-parts.ts'

const signedIn = lazyPart(
  () => import('./signed-in.tsx'),
  <main className="centred" aria-live="polite">
    {strings.waiting.viewer}
  </main>,
)

/** Fetches together what an address needs of the program, while the key is being checked. */
export function fetchParts(path: string): void {
  // One that does not come is told where it is shown.
  for (const { fetch } of [signedIn, ...partsOf(path)]) fetch().catch(() => undefined)
}

/** Whoever has no key is asked for one; what comes after that is fetched apart. */
export function App({ keys }: { keys: KeyStore }) {
  const state = useSyncExternalStore(keys.subscribe, keys.current)
  const isKnown = isPage(usePath())
  if (state.key === null && !isKnown) return <NothingHereSignedOut />
  if (state.key === null)
    return <SignInForm refusal={state.refusal} kept={state.kept} onKey={keys.keep} onChoose={keys.choose} />
  return (
    <PanelBoundary of="signed-in">
      <signedIn.Part apiKey={state.key} state={state} keys={keys} />
    </PanelBoundary>
  )
}
