import type { Project, Basemap, Overlay } from '@groundsheet/contract'
import { useEffect, useMemo, type ReactNode } from 'react'
import { NorthArrow } from '../../../ui/paper/north-arrow.tsx'
import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { innerSize, sheetSize, orientationOf, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { FOOT_HEIGHT_PX, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { ScaleBar } from '../../../ui/paper/scale-bar.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { isUnplaced } from '../../../data/holes/hole.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { ORIENTATIONS, type Paper, type Orientation } from '../../../url-state/print-search.ts'
import type { GridFit } from '../coordinates/grid-fit.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { useMapContent, type MapContent } from '../content/use-map-content.ts'
import { DOTS_PER_INCH, isCoarse } from './picture-resolution.ts'
import { mapFacts } from './map-facts.ts'
import { GridFrame } from './map-frame.tsx'
import { chooseMapScale, neededMapScale, paperCamera } from './map-scale.ts'
import { PlanLegend } from './plan-legend.tsx'
import { legendItems } from './legend-items.ts'
import { planNoteItems, planNotes } from './plan-notes.ts'
import { layOutPlan } from './plan-layout.ts'
import { layOutUnlabelled, readUnlabelled, type UnlabelledHole } from './unlabelled-holes.ts'
import { UnlabelledList } from './unlabelled-list.tsx'
import { usePicture, type ShownPicture } from './use-picture.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map-sheet.css'

interface Props extends MapContent {
  readonly name: string
  readonly project: Project | null
  /** Nothing more is on its way. */
  readonly complete: boolean
  readonly selectedIds: ReadonlySet<string>
  /** Null: where the holes are. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  /** Those that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  readonly loadArtwork: LoadArtwork
  /** Custom artwork of markers that has been loaded, by id of the icon. */
  readonly artwork: ReadonlyMap<string, string>
  readonly legend: readonly PrintedEntry[]
  readonly paper: Paper
  /** Null: the orientation that gives the larger scale. */
  readonly turn: Orientation | null
  /** 500 is 1:500; null: the largest at which everything is on the sheet. */
  readonly scale: number | null
  readonly texts: SheetTexts
  /** Called with the orientation that is printed. Must stay the same function. */
  readonly onTurn: (turn: Orientation) => void
  readonly onReady: (ready: boolean) => void
}

const words = printStrings
const FACTS: readonly Fact[] = Array.from({ length: 8 }, () => ['', null])
/** The border of the map and the gap above the foot, px. */
const BORDER_PX = 6
/** Title of the list of holes without a label, and the gaps around it. */
const LIST_HEAD_PX = 40

/**
 * The map of a project on one sheet of paper, at a scale, with its legend; holes without a label are listed
 * on others.
 */
export default function MapSheets(props: Props) {
  const { name, project, camera: looked, texts, legend, complete, onReady, onTurn } = props
  const content = useMapContent(props, looked?.bearing ?? 0)
  const { extent, grid } = content
  const turns = props.turn ? [props.turn] : ORIENTATIONS
  const layout = layOutPlan({
    sizes: turns.map((turn) => sheetSize(props.paper, turn)),
    items: [...legendItems(legend), ...planNoteItems(props.overlays, content.labels)],
    headOf: (size) => titleBlockHeight(size, FACTS) + FOOT_HEIGHT_PX + BORDER_PX,
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
  const facts = factsOf(props, content, { camera, scale, basemapFailed, missingOverlays })
  const unlabelled = useUnlabelled(picture, content)
  const coarse = picture && isCoarse(picture.dots) ? picture.dots : null
  return (
    <>
      <MissingOverlays names={missingOverlays} />
      {coarse !== null && <Notice>{words.coarse(coarse, DOTS_PER_INCH)}</Notice>}
      <PlanSheets
        {...{ size, name, unlabelled }}
        source={words.mapSource(picture?.attribution ?? '', coarse)}
        artwork={props.artwork}
        head={
          <TitleBlock
            size={size}
            project={name}
            reference={project?.projectId ?? ''}
            subject={words.titles.map}
            texts={texts}
            facts={facts}
          />
        }
      >
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
            <PlanLegend
              entries={[
                ...legend,
                ...planNotes(
                  props.overlays,
                  picture,
                  unlabelled.map((hole) => hole.name),
                ),
              ]}
              layout={layout}
            />
          </div>
        </div>
      </PlanSheets>
    </>
  )
}

interface DrawnShape {
  readonly camera: Camera | null
  readonly scale: number
  readonly basemapFailed: boolean
  readonly missingOverlays: readonly string[]
}

/** Text of the title block. */
function factsOf(
  { project, kept, camera: looked, basemap, overlays }: Props,
  { grid, drawn, far, byId }: ReturnType<typeof useMapContent>,
  { missingOverlays, ...shown }: DrawnShape,
): Fact[] {
  const beyond = looked === null ? far.filter(({ hole }) => byId.has(hole.id)).length : 0
  return mapFacts({
    ...{ project, basemap, ...shown },
    fit: grid,
    holes: {
      drawn: drawn.filter((hole) => !hole.doubtful).length - beyond,
      far: beyond,
      doubtful: kept.filter((hole) => hole.doubtful).length,
      unplaced: kept.filter(isUnplaced).length,
    },
    overlays: overlays.filter(({ name }) => !missingOverlays.includes(name)),
  })
}

/** Holes without a label on the picture. */
function useUnlabelled(picture: ShownPicture | null, { byId, grid }: ReturnType<typeof useMapContent>) {
  const labelOf = useHoleLabel()
  return useMemo(
    () => readUnlabelled(picture?.omittedLabels, byId, labelOf, grid),
    [picture, byId, labelOf, grid],
  )
}

interface SheetsProps extends Pick<Props, 'name' | 'artwork'> {
  readonly size: SheetSize
  readonly source: string
  /** Title block of each sheet. */
  readonly head: ReactNode
  readonly unlabelled: readonly UnlabelledHole[]
  readonly children: ReactNode
}

/** The sheet of the plan, and those that list the holes without a label. */
function PlanSheets({ size, name, source, head, unlabelled, artwork, children }: SheetsProps) {
  const { width, height } = innerSize(size)
  const room = { width, height: height - titleBlockHeight(size, FACTS) - FOOT_HEIGHT_PX - LIST_HEAD_PX }
  const lists = layOutUnlabelled(unlabelled, room)
  const paper = { size, source, count: 1 + lists.length }
  return (
    <>
      <PaperSheet {...paper} label={words.mapOf(name)} number={1}>
        {head}
        {children}
      </PaperSheet>
      {lists.map((columns, index) => (
        <PaperSheet key={index} {...paper} label={words.unlabelled.sheet} number={index + 2}>
          {head}
          <UnlabelledList columns={columns} artwork={artwork} />
        </PaperSheet>
      ))}
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
