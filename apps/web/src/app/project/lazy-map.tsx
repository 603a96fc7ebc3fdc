import { strings } from '../../ui/strings/strings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/** The map is the largest part of the code: its loading starts first and blocks nothing. */
export const mapPart = lazyComponent(
  () => import('../../features/map/project-map.tsx'),
  <p className="notice">{strings.map.loading}</p>,
)
