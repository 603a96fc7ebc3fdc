interface TypeParameters {
  readonly type: readonly string[] | undefined
  readonly hide: readonly string[] | undefined
}

/**
 * Codes of the hole types in an address; undefined: all. `known`: codes of the project. `hide`, in links of
 * earlier versions, excludes types.
 */
export function selectedTypes(
  { type, hide }: TypeParameters,
  known: readonly string[],
): readonly string[] | undefined {
  if (!hide?.some((code) => known.includes(code))) return type
  return (type ?? known).filter((code) => !hide.includes(code))
}
