import { strings } from '../../ui/strings.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The map is most of the program's weight: nothing waits for it, but it sets out before anything else. */
export const mapPart = lazyPart(
  () => import('../../features/map/project-map.tsx'),
  <p className="notice">{strings.map.loading}</p>,
)
