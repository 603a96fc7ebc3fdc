import type { Boundary } from '@groundsheet/contract'
import { use, useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import type { CompanyHole } from '../../../data/holes/company-holes.ts'
import type { HoleWithHits } from '../../../data/holes/description-hits.ts'
import type { Position } from '../../../data/holes/hole.ts'
import { PointedHoleContext } from '../../../ui/pointed-hole.ts'
import type { Near } from '../../../url-state/near.ts'
import { markedPlaceFeatures } from '../coordinates/marked-place.ts'
import { holeFeatures } from '../markers/hole-features.ts'
import { readyRingFeatures } from '../markers/ring-features.ts'
import { boundaryShapes, shapeFeatures, shapeLabelFeatures } from '../shapes/shape-features.ts'
import { hitFeatures } from './search-hit-layer.ts'
import { radiusFeatures } from './radius-features.ts'
import type { OverviewView } from './overview-view.ts'

/** Holes on the map of all projects, and what belongs to them. */
export interface OverviewHoles {
  /** In the area in view; null: the map is too far out for single holes, or there are too many. */
  readonly holes: readonly CompanyHole[] | null
  readonly boundaries: readonly Boundary[]
  /** Holes with the words that were searched for. */
  readonly hits: readonly HoleWithHits[]
  readonly near: Near | null
  /** Id of the open hole. */
  readonly openHole: string | null
  /** Ids of the selected holes. */
  readonly selectedIds: ReadonlySet<string>
}

export type PlacedCompanyHole = CompanyHole & { readonly position: Position }

const NO_IDS: ReadonlySet<string> = new Set()
const DEFAULT_SWITCHES = { on: [], off: [] }

/** Keeps the holes of the map the same as those that are to be shown. Returns them by id. */
export function useOverviewHoles(
  view: RefObject<OverviewView | null>,
  { holes, hits, boundaries, near, openHole, selectedIds }: OverviewHoles,
  /** The camera comes from the address; holes of tiles are drawn. */
  { isCameraGiven, hasTiles }: { readonly isCameraGiven: boolean; readonly hasTiles: boolean },
): ReadonlyMap<string, PlacedCompanyHole> {
  const pointed = use(PointedHoleContext)
  const byId = useMemo(
    () => new Map((holes ?? []).filter(isPlaced).map((hole) => [hole.id, hole] as const)),
    [holes],
  )
  const open = openHole === null ? undefined : byId.get(openHole)
  const isShown = holes !== null || hasTiles

  useEffect(() => view.current?.setData('holes', holeFeatures([...byId.values()])), [view, byId])
  useEffect(() => view.current?.showHoles(isShown), [view, isShown])
  useEffect(() => view.current?.setData('hits', hitFeatures(hits)), [view, hits])
  useEffect(
    () => view.current?.openHole(open ? (holeFeatures([open]).features[0] ?? null) : null),
    [view, open],
  )
  useEffect(() => {
    const ring = () => {
      const marks = { openId: openHole, hovered: pointed.current() }
      const features = readyRingFeatures(byId, { ...marks, highlightedIds: NO_IDS, selectedIds })
      view.current?.setData('rings', features)
    }
    ring()
    return pointed.subscribe(ring)
  }, [view, pointed, byId, openHole, selectedIds])
  useEffect(() => {
    const shapes = boundaryShapes(boundaries, DEFAULT_SWITCHES)
    view.current?.setData('boundaries', shapeFeatures(shapes))
    view.current?.setData('shape-labels', shapeLabelFeatures(shapes))
  }, [view, boundaries])

  /** The camera of an address is kept: only a place that is requested later moves it. */
  const isKept = useRef(isCameraGiven)
  const showNear = useEffectEvent(() => {
    view.current?.setData('area', radiusFeatures(near))
    view.current?.setData('marked-place', markedPlaceFeatures(near))
    if (near && !isKept.current) view.current?.showAround(near)
    isKept.current = false
  })
  useEffect(() => showNear(), [near])
  return byId
}

const isPlaced = (hole: CompanyHole): hole is PlacedCompanyHole => hole.position !== null
