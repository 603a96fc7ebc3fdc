/** What a person switched, against how the project came: keys of layers and of single shapes. */
export interface LayerSwitches {
  readonly on: readonly string[]
  readonly off: readonly string[]
}

/** Key of the name that is written beside a shape. The shape itself goes by its id. */
export const nameKey = (id: string): string => `${id}.name`

/** `start`: whether it is shown while nobody has touched the switch. */
export const isOn = ({ on, off }: LayerSwitches, key: string, start = true): boolean =>
  start ? !off.includes(key) : on.includes(key)

/** The switches after a press. What is back as it came is not mentioned, so that addresses stay short. */
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
  return { on: orNothing(nextOn), off: orNothing(nextOff) }
}

const orNothing = (list: string[]) => (list.length > 0 ? list : undefined)
