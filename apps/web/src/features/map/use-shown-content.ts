import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { FeatureCollection } from 'geojson'
import { PointedHoleContext } from '../../ui/pointed-hole.ts'
import type { Camera } from '../../url-state/camera.ts'
import type { SourceName } from './map-sources.ts'
import type { MapView } from './map-view.ts'
import type { useMapContent } from './use-map-content.ts'

type View = RefObject<MapView | null>

interface Marks {
  readonly selected: string | null
  readonly lit: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly camera: Camera | null
}

/** Keeps what the map shows the same as what is to be shown. */
export function useShownContent(
  view: View,
  { collections, labels, extent, byId }: ReturnType<typeof useMapContent>,
  { selected, lit, chosen, camera }: Marks,
): void {
  const pointed = use(PointedHoleContext)
  /** A hole that was open when the camera came with the address: the camera is to be as it was. */
  const restored = useRef(camera ? selected : null)
  const isDrawn = selected !== null && byId.has(selected)
  const lookAt = useEffectEvent((id: string | null) => {
    if (id === restored.current) return
    restored.current = null
    const position = id === null ? undefined : byId.get(id)?.position
    view.current?.camera.lookAt(position ? [position.longitude, position.latitude] : null)
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
  useEffect(() => view.current?.setLabels(labels), [view, labels])
  useEffect(() => {
    const mark = () => {
      const id = pointed.current()
      view.current?.mark('hovered', new Set(id === null ? [] : [id]))
    }
    mark()
    return pointed.subscribe(mark)
  }, [view, pointed])
  useEffect(() => view.current?.mark('lit', lit), [view, lit])
  useEffect(() => view.current?.mark('chosen', chosen), [view, chosen])
  useEffect(() => {
    if (camera) view.current?.camera.go(camera)
  }, [view, camera])
  useEffect(() => {
    if (extent) view.current?.camera.fit(extent)
  }, [view, extent])
  useEffect(() => {
    view.current?.open(selected)
    lookAt(selected)
  }, [view, selected, isDrawn])
}

const useSource = (view: View, name: SourceName, data: FeatureCollection) =>
  useEffect(() => view.current?.setData(name, data), [view, name, data])
