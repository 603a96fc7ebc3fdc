import { useSyncExternalStore } from 'react'
import type { KeyStore } from '../data/service/key-store.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { usePath } from '../url-state/address.ts'
import { NotFoundSignedOut } from './not-found.tsx'
import { isPage } from './screen-parts.ts'
import { signedIn } from './fetch-parts.tsx'

/** Shows the sign-in form without a key; everything behind it loads separately. */
export function App({ keys }: { keys: KeyStore }) {
  const state = useSyncExternalStore(keys.subscribe, keys.current)
  const isKnown = isPage(usePath())
  if (state.key === null && !isKnown) return <NotFoundSignedOut />
  if (state.key === null)
    return <SignInForm refusal={state.refusal} kept={state.kept} onKey={keys.keep} onChoose={keys.choose} />
  return (
    <PanelBoundary of="signed-in">
      <signedIn.Part apiKey={state.key} state={state} keys={keys} />
    </PanelBoundary>
  )
}
