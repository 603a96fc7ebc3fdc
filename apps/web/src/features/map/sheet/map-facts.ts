import type { Project, Basemap, Overlay } from '@groundsheet/contract'
import type { Fact } from '../../../ui/paper/title-block-height.ts'
import { partyFacts } from '../../../ui/paper/party-facts.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { GridFit } from '../coordinates/grid-fit.ts'

const words = printStrings

interface Known {
  readonly project: Project | null
  readonly scale: number
  readonly camera: Camera | null
  readonly fit: GridFit | null
  /**
   * Of those that pass the filters: how many are drawn, lie beyond the sheet, are in doubt, and have no
   * position.
   */
  readonly holes: Readonly<Record<'drawn' | 'far' | 'doubtful' | 'unplaced', number>>
  readonly basemap: Basemap | undefined
  readonly basemapFailed: boolean
  readonly overlays: readonly Overlay[]
}

/** Facts in the title block of a map. */
export function mapFacts({ project, scale, camera, fit, holes, ...known }: Known): Fact[] {
  const centre = camera && fit?.toGrid(camera)
  const degrees = camera && strings.hole.positionValue(camera.latitude, camera.longitude)
  return [
    ...partyFacts(project),
    [words.facts.scale, words.ratio(scale)],
    [words.facts.crs, describeCrs(project)],
    [words.facts.centre, centre ? mapStrings.place.grid(centre.easting, centre.northing) : degrees],
    [words.facts.holes, words.mapHoles(holes)],
    [words.facts.basemap, describeGround(known)],
  ]
}

/** `Streets, Bedrock (60 %)` */
function describeGround({
  basemap,
  basemapFailed,
  overlays,
}: Pick<Known, 'basemap' | 'basemapFailed' | 'overlays'>) {
  const names = overlays.map(({ name, opacity }) => mapStrings.overlay.printed(name, opacity))
  return [basemapFailed ? words.builtIn : basemap?.name, ...names].filter(Boolean).join(', ') || null
}

function describeCrs(project: Project | null): string | null {
  if (!project?.crs) return null
  const { name, source } = project.crs
  return source === 'guessed' ? strings.project.crsGuessed(name) : name
}
