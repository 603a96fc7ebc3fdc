import type { Mark } from '@groundsheet/logs'

/** SVG path of the steps of a run from top to base; `isClosed`: back along the zero line. */
export function stepsPath(
  run: readonly Mark[],
  at: (value: number) => number,
  y: (depth: number) => number,
  isClosed: boolean,
): string {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return ''
  const zero = at(0).toFixed(1)
  const steps = run.map(({ base, value = 0 }) => `H${at(value).toFixed(1)}V${y(base).toFixed(1)}`)
  return `M${zero} ${y(first.top).toFixed(1)}${steps.join('')}H${zero}${isClosed ? 'Z' : ''}`
}
