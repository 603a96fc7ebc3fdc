import { use, useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import { boundsOf } from '../../../data/map/bounds-of.ts'
import type { FeatureCollection } from 'geojson'
import { PointedHoleContext } from '../../../ui/pointed-hole.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { fromFeatureId } from '../view/feature-id.ts'
import type { SourceName } from '../view/map-sources.ts'
import type { MapView } from '../view/map-view.ts'
import { readyRingFeatures, type Marks } from '../markers/ring-features.ts'
import type { SectionLine } from '../section/section-features.ts'
import type { Bounds } from '../basemap/graticule.ts'
import type { useMapContent } from './use-map-content.ts'

type View = RefObject<MapView | null>

interface Shown extends Omit<Marks, 'hovered'> {
  readonly camera: Camera | null
  readonly section: SectionLine | null
  readonly showsSelection: boolean
  readonly assumedGrid: string | null
}

/** Keeps what the map shows the same as what is to be shown. */
export function useShownContent(
  view: View,
  { collections, labels, extent, byId }: ReturnType<typeof useMapContent>,
  { openId, highlightedIds, selectedIds, camera, section, showsSelection, assumedGrid }: Shown,
): void {
  const pointed = use(PointedHoleContext)
  /** A hole that was open when the camera came with the address: the camera is to be as it was. */
  const restored = useRef(camera ? openId : null)
  const isDrawn = openId !== null && byId.has(openId)
  const lookAt = useEffectEvent((id: string | null) => {
    if (id === restored.current) return
    restored.current = null
    const position = id === null ? undefined : byId.get(id)?.position
    view.current?.camera.lookAt(position ? boundsOf([position]) : null)
  })

  // What the map is for goes first: the worker takes one after the other.
  useSource(view, 'holes', collections.holes)
  useSource(view, 'boundaries', collections.boundaries)
  useSource(view, 'groups', collections.groups)
  useSource(view, 'shape-labels', collections['shape-labels'])
  useSource(view, 'group-markers', collections['group-markers'])
  useSource(view, 'area', collections.area)
  useSource(view, 'section', collections.section)
  useSource(view, 'measure', collections.measure)
  const open = useMemo(() => onlyHole(collections.holes, openId), [collections.holes, openId])
  useEffect(() => view.current?.open(open), [view, open])
  useEffect(() => view.current?.setLabels(labels), [view, labels])
  useEffect(() => {
    const ring = () => {
      const marks = { openId, highlightedIds, selectedIds, hovered: pointed.current() }
      view.current?.setData('rings', readyRingFeatures(byId, marks))
    }
    ring()
    return pointed.subscribe(ring)
  }, [view, pointed, byId, openId, highlightedIds, selectedIds])
  useEffect(() => {
    if (camera) view.current?.camera.go(camera)
  }, [view, camera])
  /** The grid that the holes were last fitted in: in another one they are elsewhere. */
  const fittedGrid = useRef(assumedGrid)
  const fit = useEffectEvent((bounds: Bounds) => {
    const hasMoved = assumedGrid !== fittedGrid.current
    fittedGrid.current = assumedGrid
    view.current?.camera.fit(bounds, hasMoved)
  })
  useEffect(() => {
    if (extent) fit(extent)
  }, [view, extent])
  useEffect(() => lookAt(openId), [openId, isDrawn])
  const lookAtSelection = useEffectEvent(() => {
    const positions = [...selectedIds].flatMap((id) => byId.get(id)?.position ?? [])
    const line = (section?.path ?? []).map(([longitude, latitude]) => ({ longitude, latitude }))
    const bounds = boundsOf([...positions, ...line])
    if (bounds) view.current?.camera.lookAt(bounds)
  })
  /** The camera of an address is kept: only a view that opens later moves it. */
  const isFirst = useRef(true)
  useEffect(() => {
    if (showsSelection && !isFirst.current) lookAtSelection()
    isFirst.current = false
  }, [showsSelection])
}

const useSource = (view: View, name: SourceName, data: FeatureCollection) =>
  useEffect(() => view.current?.setData(name, data), [view, name, data])

const onlyHole = ({ type, features }: FeatureCollection, id: string | null): FeatureCollection => ({
  type,
  features:
    id === null ? [] : features.filter(({ properties }) => fromFeatureId(properties) === id).slice(0, 1),
})
