/** Switches that differ from the project's defaults: keys of layers and of single shapes. */
export interface LayerSwitches {
  readonly on: readonly string[]
  readonly off: readonly string[]
}

/** Key of the label of a shape. The key of the shape is its id. */
export const nameKey = (id: string): string => `${id}.name`

/** `start`: whether it is shown by default. */
export const isOn = ({ on, off }: LayerSwitches, key: string, start = true): boolean =>
  start ? !off.includes(key) : on.includes(key)

/** Switches after a press. Switches back at their default are left out, to keep addresses short. */
export function switched(
  { on, off }: LayerSwitches,
  key: string,
  start = true,
): { on: string[] | undefined; off: string[] | undefined } {
  const wasOn = isOn({ on, off }, key, start)
  const without = (list: readonly string[]) => list.filter((other) => other !== key)
  const [nextOn, nextOff] = [without(on), without(off)]
  if (wasOn && start) nextOff.push(key)
  if (!wasOn && !start) nextOn.push(key)
  return { on: orUndefined(nextOn), off: orUndefined(nextOff) }
}

const orUndefined = (list: string[]) => (list.length > 0 ? list : undefined)
