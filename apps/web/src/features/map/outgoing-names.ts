import type { Map as MapLibreMap } from 'maplibre-gl'

/**
 * Whether the frame just drawn has names out of tiles of another zoom, which MapLibre lets go of after it: they lie a
 * hair beside where the tiles in use have them, and would stay on the screen until the next frame.
 */
export const hasOutgoingNames = ({ style }: MapLibreMap): boolean =>
  Object.values(style.tileManagers).some((manager) =>
    manager.getRenderableIds(true).some((id) => manager.getTileByID(id)?.holdingForSymbolFade()),
  )
