import type { MapPoint } from '../view/map-point.ts'

/**
 * Puts a box that lies in the top left corner of its frame beside a point of it: towards the middle, never
 * over the point.
 */
export function placePopup(box: HTMLElement, { x, y }: MapPoint, gap: number): void {
  const frame = box.parentElement
  if (!frame) return
  const [left, top] = [beside(x, frame.clientWidth, gap), beside(y, frame.clientHeight, gap)]
  box.style.transform = `translate(${left}, ${top})`
}

/**
 * Along one axis. The box's own size is left to the browser: reading it costs a layout in every frame of a
 * movement.
 */
const beside = (at: number, room: number, gap: number): string =>
  at > room / 2 ? `max(0px, ${Math.round(at - gap)}px - 100%)` : `${Math.round(Math.max(0, at + gap))}px`
