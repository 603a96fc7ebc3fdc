import type { ProjectShapes } from '../data/project-shapes.ts'
import type { LayerToggle } from '../features/legend/legend.tsx'
import { strings } from '../ui/strings.ts'

const LAYERS = ['boundaries', 'groups'] as const

/** The shapes of a project as entries of the legend; what it has none of is not mentioned. */
export const layerToggles = (shapes: ProjectShapes, off: readonly string[]): LayerToggle[] =>
  LAYERS.filter((id) => shapes[id].length > 0).map((id) => ({
    id,
    name: strings.legend[id],
    count: shapes[id].length,
    shown: !off.includes(id),
  }))
