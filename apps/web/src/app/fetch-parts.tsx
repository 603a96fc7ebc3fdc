import { lazyPart } from '../ui/lazy-part.tsx'
import { strings } from '../ui/strings/strings.ts'
import { partsOf } from './screen-parts.ts'

/** The code behind the sign-in form. */
export const signedIn = lazyPart(
  () => import('./signed-in.tsx'),
  <main className="centred" aria-live="polite">
    {strings.waiting.viewer}
  </main>,
)

/** Loads the code for an address in parallel, while the key is being checked. */
export function fetchParts(path: string): void {
  // A failed part is reported where it is shown.
  for (const { fetch } of [signedIn, ...partsOf(path)]) fetch().catch(() => undefined)
}
