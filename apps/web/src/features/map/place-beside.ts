import type { MapPoint } from './map-point.ts'

/** Puts a box that lies in the top left corner of its frame beside a point of it: towards the middle, never over the point. */
export function placeBeside(box: HTMLElement, { x, y }: MapPoint, gap: number): void {
  const frame = box.parentElement
  if (!frame) return
  const left = x > frame.clientWidth / 2 ? x - gap - box.offsetWidth : x + gap
  const top = y > frame.clientHeight / 2 ? y - gap - box.offsetHeight : y + gap
  box.style.transform = `translate(${Math.round(Math.max(0, left))}px, ${Math.round(Math.max(0, top))}px)`
}
