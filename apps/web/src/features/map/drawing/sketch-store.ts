import { NO_SKETCH, type Sketch } from './sketch.ts'

export interface SketchStore {
  readonly set: (sketch: Sketch) => void
  readonly current: () => Sketch
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds a drawing in progress, so that only the components that show it render on every pointer movement. */
export function createSketchStore(): SketchStore {
  const listeners = new Set<() => void>()
  let sketch = NO_SKETCH
  return {
    set(next) {
      sketch = next
      for (const listener of listeners) listener()
    },
    current: () => sketch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
