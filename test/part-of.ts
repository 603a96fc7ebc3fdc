/** Members of a type, at any depth, that a test states. */
type PartOf<T> = T extends (...given: never[]) => unknown
  ? (...given: never[]) => unknown
  : T extends readonly (infer Item)[]
    ? readonly PartOf<Item>[]
    : T extends object
      ? { readonly [K in keyof T]?: PartOf<T[K]> }
      : T

/** An object of which a function under test reads only the members that are given. */
export const partOf = <T>(part: PartOf<NoInfer<T>>): T => part as T
