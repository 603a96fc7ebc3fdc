const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * The number that a value states, such as `12.50`, `-4` or `1.2E-07`. Undefined: there is none, as in `1,5`,
 * `3-5`, `>50`, `12 kPa`, words and nothing. The unit is that of the file.
 */
export function number(value: string | undefined): number | undefined {
  const text = value?.trim() ?? ''
  return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined
}
