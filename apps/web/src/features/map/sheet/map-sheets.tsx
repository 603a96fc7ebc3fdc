import type { Project } from '@groundsheet/contract'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Basemap } from '../../../data/config.ts'
import { NorthArrow } from '../../../ui/paper/north-arrow.tsx'
import { innerSize, MM, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { FOOT, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { ScaleBar } from '../../../ui/paper/scale-bar.tsx'
import { TitleBlock, titleBlockHeight, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { mapStrings } from '../../../ui/map-strings.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { strings } from '../../../ui/strings.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { useMapContent, type MapContent } from '../use-map-content.ts'
import { DOTS_PER_INCH, isCoarse } from './picture-dots.ts'
import { mapFacts } from './map-facts.ts'
import { GridFrame } from './map-frame.tsx'
import { chooseMapScale, paperCamera } from './map-scale.ts'
import { usePicture } from './use-picture.ts'
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
  readonly loadArtwork: LoadArtwork
  /** Lines of the legend, each as high as `LEGEND_ROW`. */
  readonly legend: readonly ReactNode[]
  readonly size: SheetSize
  /** 500 is 1:500; null: the one that suits. */
  readonly scale: number | null
  readonly texts: SheetTexts
  readonly onReady: (ready: boolean) => void
}

const words = printStrings
/** Px; the style sheet says the same. */
const LEGEND_ROW = 24
/** Place for legend, scale bar and north arrow: beside the map, or below one that is higher than wide; px. */
const SIDE = 54 * MM
const BELOW = 44 * MM
/** What scale bar and north arrow take of a legend beside the map, px. */
const SIGNS = 96
const COLUMN = 200
const FACTS = 8

/** The map of a project on paper, at a scale, with all that says what is on it. */
export default function MapSheets(props: Props) {
  const { name, project, camera: looked, size, texts, legend, complete, onReady } = props
  const content = useMapContent(props, looked?.bearing ?? 0)
  const { extent, grid, drawn, far, byId } = content
  const frame = useMemo(() => frameOf(size), [size])
  const scale = props.scale ?? chooseMapScale(looked, extent, frame)
  const camera = useMemo(() => paperCamera(looked, extent, scale), [looked, extent, scale])
  const { picture, broken, basemapFailed } = usePicture({ ...props, ...frame, content, camera })
  const ready = complete && (picture !== null || broken || camera === null)
  useEffect(() => onReady(ready), [ready, onReady])
  const beyond = looked === null ? far.filter(({ hole }) => byId.has(hole.id)).length : 0
  const facts = mapFacts({
    project,
    scale,
    camera,
    fit: grid,
    holes: {
      drawn: drawn.length - beyond,
      far: beyond,
      unplaced: props.kept.filter(({ position }) => position === null).length,
    },
    basemap: props.basemap,
    basemapFailed,
  })
  const first = legend.slice(0, frame.rows)
  const further = chunk(legend.slice(frame.rows), frame.furtherRows)
  const coarse = picture && isCoarse(picture.dots) ? picture.dots : null
  const sheet = {
    size,
    label: words.mapOf(name),
    count: 1 + further.length,
    source: words.mapSource(picture?.attribution ?? '', coarse),
  }
  const title = (
    <TitleBlock
      size={size}
      project={name}
      reference={project?.projectId ?? ''}
      subject={words.titles.map}
      texts={texts}
      facts={facts}
    />
  )
  return (
    <>
      {coarse !== null && <Notice>{words.coarse(coarse, DOTS_PER_INCH)}</Notice>}
      <PaperSheet {...sheet} number={1}>
        {title}
        <div className="map-sheet" data-below={frame.below ? '' : undefined} data-scale={scale}>
          <div className="map-sheet-frame" style={{ width: frame.width, height: frame.height }}>
            {picture ? (
              <img src={picture.url} alt={words.mapOf(name)} width={frame.width} height={frame.height} />
            ) : (
              <p className="notice">{noteOf(broken, complete, camera)}</p>
            )}
            {picture && <GridFrame {...frame} corners={picture.corners} fit={grid} />}
          </div>
          <div className="map-sheet-side">
            <div className="map-sheet-signs">
              <NorthArrow bearing={camera?.bearing ?? 0} />
              <ScaleBar scale={scale} />
            </div>
            <div className="map-sheet-legend">{first}</div>
          </div>
        </div>
      </PaperSheet>
      {further.map((rows, index) => (
        <PaperSheet {...sheet} key={index} number={index + 2}>
          {title}
          <div className="map-sheet-legend" data-whole="">
            {rows}
          </div>
        </PaperSheet>
      ))}
    </>
  )
}

function noteOf(broken: boolean, complete: boolean, camera: Camera | null): string {
  if (broken) return mapStrings.noWebgl
  return complete && !camera ? mapStrings.noPositions : strings.map.loading
}

/** Size of the map on a sheet, px, and how many lines the legend may have there and on a sheet of its own. */
function frameOf(size: SheetSize) {
  const inner = innerSize(size)
  const head = titleBlockHeight(
    size,
    Array.from({ length: FACTS }, () => ['', null] as const),
  )
  const body = Math.floor(inner.height - head - FOOT - 6)
  const below = inner.height > inner.width
  const width = Math.floor(below ? inner.width : inner.width - SIDE)
  const height = Math.floor(below ? body - BELOW : body)
  const rows = below
    ? Math.floor((inner.width - 180) / COLUMN) * Math.floor((BELOW - 16) / LEGEND_ROW)
    : Math.floor((body - SIGNS) / LEGEND_ROW)
  const furtherRows = Math.floor(inner.width / COLUMN) * Math.floor((body - 16) / LEGEND_ROW)
  return { width, height, below, rows, furtherRows }
}

const chunk = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
