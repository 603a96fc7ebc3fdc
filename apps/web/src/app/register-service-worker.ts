import { isFramed } from '../data/service/framed.ts'
import { trustedTypes } from '../ui/trusted-types.ts'

const ADDRESS = '/service-worker.js'

const policy = trustedTypes?.createPolicy('groundsheet-service-worker', {
  createScriptURL: (url) => (url === ADDRESS ? url : null),
})

/** Time in which a first visit loads what it shows, before the whole viewer is fetched. */
const FIRST_VISIT_MS = 5000

/**
 * Lets the viewer open without a network. Browsers have service workers on pages with HTTPS and of this
 * computer only; without one everything works as long as there is a network. Returns what cancels it.
 */
export function registerServiceWorker(): () => void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || isFramed() || !import.meta.env.PROD) return () => undefined
  const register = () => {
    const address = (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string
    // Refused where the browser stores nothing, as in some private windows.
    void serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  }
  const timer = setTimeout(register, serviceWorker.controller ? 0 : FIRST_VISIT_MS)
  return () => clearTimeout(timer)
}
