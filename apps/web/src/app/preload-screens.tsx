import { lazyComponent } from '../ui/lazy-component.tsx'
import { strings } from '../ui/strings/strings.ts'
import { lazyComponentsOf } from './lazy-screens.ts'

/** The code behind the sign-in form. */
export const signedIn = lazyComponent(
  () => import('./signed-in.tsx'),
  <main className="centred" aria-live="polite">
    {strings.waiting.viewer}
  </main>,
)

/** Loads the code for an address in parallel, while the key is being checked. */
export function preloadScreens(path: string): void {
  // A failed part is reported where it is shown.
  for (const { fetch } of [signedIn, ...lazyComponentsOf(path)]) fetch().catch(() => undefined)
}
