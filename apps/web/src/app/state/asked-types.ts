interface AskedTypes {
  readonly type: readonly string[] | undefined
  readonly hide: readonly string[] | undefined
}

/**
 * Codes of the location types that an address asks for; undefined: all. `known`: the codes of the project. `hide`, of
 * links of earlier versions, leaves types out.
 */
export function askedTypes(
  { type, hide }: AskedTypes,
  known: readonly string[],
): readonly string[] | undefined {
  if (!hide?.some((code) => known.includes(code))) return type
  return (type ?? known).filter((code) => !hide.includes(code))
}
