import type { Basemap } from '@groundsheet/contract'

/** Whether a basemap is drawn. `failed`: the offline map is drawn in its place. */
export type BasemapProgress = 'here' | 'waiting' | 'failed'

/** A basemap that can be selected. `progress` is undefined for basemaps that are not selected. */
export interface BasemapRow {
  readonly id: string
  readonly name: string
  /** It is what the map draws, or loads. */
  readonly shown: boolean
  readonly progress: BasemapProgress | undefined
}

type Named = Pick<Basemap, 'id' | 'name' | 'style' | 'tiles'>

const isBuiltIn = ({ style, tiles }: Named) => style === undefined && tiles === undefined

/**
 * The basemaps of the configuration, and which one the map draws. Where one failed and the configuration has
 * no offline map, a row of this name is added for it.
 */
export function basemapRows(
  basemaps: readonly Named[],
  requested: string | undefined,
  progress: BasemapProgress,
  offlineName: string,
): BasemapRow[] {
  const builtIn = basemaps.find(isBuiltIn)
  const failed = progress === 'failed' && requested !== builtIn?.id
  const listed = failed && !builtIn ? [...basemaps, { id: '', name: offlineName }] : basemaps
  const shown = failed ? (builtIn?.id ?? '') : requested
  return listed.map(({ id, name }) => ({
    id,
    name,
    shown: id === shown,
    progress: id !== requested ? undefined : id === builtIn?.id ? 'here' : progress,
  }))
}
