import type { Project, Basemap, Overlay } from '@groundsheet/contract'
import { useEffect, useMemo } from 'react'
import { NorthArrow } from '../../../ui/paper/north-arrow.tsx'
import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { sheetSize, orientationOf } from '../../../ui/paper/paper-size.ts'
import { FOOT_HEIGHT_PX, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { ScaleBar } from '../../../ui/paper/scale-bar.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { mapStrings } from '../../../ui/map-strings.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { strings } from '../../../ui/strings.ts'
import { isUnplaced } from '../../../data/holes/hole.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { ORIENTATIONS, type Paper, type Orientation } from '../../../url-state/print-search.ts'
import type { GridFit } from '../coordinates/grid-fit.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { useMapContent, type MapContent } from '../content/use-map-content.ts'
import { DOTS_PER_INCH, isCoarse } from './picture-dots.ts'
import { mapFacts } from './map-facts.ts'
import { GridFrame } from './map-frame.tsx'
import { chooseMapScale, neededMapScale, paperCamera } from './map-scale.ts'
import { PlanLegend } from './plan-legend.tsx'
import { legendItems } from './legend-items.ts'
import { planNoteItems, planNotes } from './plan-notes.ts'
import { layOutPlan } from './plan-layout.ts'
import { usePicture, type ShownPicture } from './use-picture.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map-sheet.css'

interface Props extends MapContent {
  readonly name: string
  readonly project: Project | null
  /** Nothing more is on its way. */
  readonly complete: boolean
  readonly chosen: ReadonlySet<string>
  /** Null: where the holes are. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  /** Those that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  readonly loadArtwork: LoadArtwork
  readonly legend: readonly PrintedEntry[]
  readonly paper: Paper
  /** Null: the orientation that gives the larger scale. */
  readonly turn: Orientation | null
  /** 500 is 1:500; null: the largest at which everything is on the sheet. */
  readonly scale: number | null
  readonly texts: SheetTexts
  /** Told which orientation is printed. Must stay the same function. */
  readonly onTurn: (turn: Orientation) => void
  readonly onReady: (ready: boolean) => void
}

const words = printStrings
const FACTS: readonly Fact[] = Array.from({ length: 8 }, () => ['', null])
/** The border of the map and the gap above the foot, px. */
const BORDER = 6

/** The map of a project on one sheet of paper, at a scale, with its legend. */
export default function MapSheets(props: Props) {
  const { name, project, camera: looked, texts, legend, complete, onReady, onTurn } = props
  const content = useMapContent(props, looked?.bearing ?? 0)
  const { extent, grid, drawn, far, byId } = content
  const turns = props.turn ? [props.turn] : ORIENTATIONS
  const layout = layOutPlan({
    sizes: turns.map((turn) => sheetSize(props.paper, turn)),
    items: [...legendItems(legend), ...planNoteItems(props.overlays, content.labels)],
    headOf: (size) => titleBlockHeight(size, FACTS) + FOOT_HEIGHT_PX + BORDER,
    scalesOf: (frame) => ({
      scale: props.scale ?? chooseMapScale(looked, extent, frame),
      needed: neededMapScale(looked, extent, frame),
    }),
  })
  const { size, scale, frame } = layout
  const turn = orientationOf(size)
  useEffect(() => {
    if (complete) onTurn(turn)
  }, [complete, turn, onTurn])
  const camera = useMemo(() => paperCamera(looked, extent, scale), [looked, extent, scale])
  const { picture, broken, basemapFailed, missingOverlays } = usePicture({
    ...props,
    ...frame,
    content,
    camera,
  })
  const ready = complete && (picture !== null || broken || camera === null)
  useEffect(() => onReady(ready), [ready, onReady])
  const beyond = looked === null ? far.filter(({ hole }) => byId.has(hole.id)).length : 0
  const shown = props.overlays.filter(({ name: overlay }) => !missingOverlays.includes(overlay))
  const facts = mapFacts({
    project,
    scale,
    camera,
    fit: grid,
    holes: {
      drawn: drawn.filter((hole) => !hole.doubtful).length - beyond,
      far: beyond,
      doubtful: props.kept.filter((hole) => hole.doubtful).length,
      unplaced: props.kept.filter(isUnplaced).length,
    },
    basemap: props.basemap,
    basemapFailed,
    overlays: shown,
  })
  const coarse = picture && isCoarse(picture.dots) ? picture.dots : null
  return (
    <>
      <MissingOverlays names={missingOverlays} />
      {coarse !== null && <Notice>{words.coarse(coarse, DOTS_PER_INCH)}</Notice>}
      <PaperSheet
        size={size}
        label={words.mapOf(name)}
        source={words.mapSource(picture?.attribution ?? '', coarse)}
        number={1}
        count={1}
      >
        <TitleBlock
          size={size}
          project={name}
          reference={project?.projectId ?? ''}
          subject={words.titles.map}
          texts={texts}
          facts={facts}
        />
        <div className="map-sheet" data-below={layout.below ? '' : undefined} data-scale={scale}>
          <MapFrame
            {...{ frame, picture, fit: grid }}
            label={words.mapOf(name)}
            note={noteOf(broken, complete, camera)}
          />
          <div className="map-sheet-side" style={{ [layout.below ? 'height' : 'width']: layout.legend }}>
            <div className="map-sheet-signs">
              <NorthArrow bearing={camera?.bearing ?? 0} />
              <ScaleBar scale={scale} />
            </div>
            <PlanLegend entries={[...legend, ...planNotes(props.overlays, picture)]} layout={layout} />
          </div>
        </div>
      </PaperSheet>
    </>
  )
}

interface FrameProps {
  readonly frame: { readonly width: number; readonly height: number }
  readonly picture: ShownPicture | null
  readonly fit: GridFit | null
  readonly label: string
  /** Why there is no picture. */
  readonly note: string
}

const MapFrame = ({ frame, picture, fit, label, note }: FrameProps) => (
  <div className="map-sheet-frame" style={frame}>
    {picture ? <img src={picture.url} alt={label} {...frame} /> : <p className="notice">{note}</p>}
    {picture && <GridFrame {...frame} corners={picture.corners} fit={fit} />}
  </div>
)

const MissingOverlays = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <Notice>{mapStrings.overlay.notPrinted(names)}</Notice>

function noteOf(broken: boolean, complete: boolean, camera: Camera | null): string {
  if (broken) return mapStrings.noWebgl
  return complete && !camera ? mapStrings.noPositions : strings.map.loading
}
