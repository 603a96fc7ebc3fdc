import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeyState, KeyStore } from '../data/service/key-store.ts'
import { requestProxySignIn, type ProxySignIn } from '../data/service/proxy-sign-in.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { usePath } from '../url-state/address.ts'
import { NotFoundSignedOut } from './not-found.tsx'
import { isPage } from './lazy-screens.ts'
import { signedIn } from './preload-screens.tsx'

/** Shows the sign-in form without a key; everything behind it loads separately. */
export function App({ keys }: { keys: KeyStore }) {
  const state = useSyncExternalStore(keys.subscribe, keys.current)
  const isKnown = isPage(usePath())
  if (state.key === null && !isKnown) return <NotFoundSignedOut />
  if (state.key === null) return <WithoutKey state={state} keys={keys} />
  return <WithKey apiKey={state.key} state={state} keys={keys} />
}

interface Props {
  readonly state: KeyState
  readonly keys: KeyStore
}

/** Someone who signed in at a proxy in front needs no key. */
function WithoutKey({ state, keys }: Props) {
  const [signedInAs, setSignedInAs] = useState<ProxySignIn | undefined>()
  useEffect(() => void requestProxySignIn().then(setSignedInAs), [])
  if (signedInAs === undefined) return null
  if (signedInAs && 'key' in signedInAs) return <WithKey apiKey={signedInAs.key} state={state} keys={keys} />
  const refusal = state.refusal ?? (signedInAs ? 'no_access' : null)
  return <SignInForm refusal={refusal} kept={state.kept} onKey={keys.keep} onSelectKey={keys.select} />
}

const WithKey = (props: Props & { readonly apiKey: string }) => (
  <PanelBoundary of="signed-in">
    <signedIn.Component {...props} />
  </PanelBoundary>
)
