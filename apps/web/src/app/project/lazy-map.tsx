import { strings } from '../../ui/strings/strings.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The map is the largest part of the code: its loading starts first and blocks nothing. */
export const mapPart = lazyPart(
  () => import('../../features/map/project-map.tsx'),
  <p className="notice">{strings.map.loading}</p>,
)
