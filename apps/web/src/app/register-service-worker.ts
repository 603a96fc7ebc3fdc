import { isFramed } from '../data/service/is-framed.ts'
import { trustedTypes } from '../ui/trusted-types.ts'

const ADDRESS = '/service-worker.js'

const policy = trustedTypes?.createPolicy('groundsheet-service-worker', {
  createScriptURL: (url) => (url === ADDRESS ? url : null),
})

/**
 * Lets the viewer open without a network. Browsers have service workers on pages with HTTPS and of this
 * computer only; without one everything works as long as there is a network.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || isFramed() || !import.meta.env.PROD) return
  const address = (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string
  // Refused where the browser stores nothing, as in some private windows.
  void serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
}
