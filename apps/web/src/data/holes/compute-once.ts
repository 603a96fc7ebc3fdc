/** Returns a function that computes a value on its first call, and returns the same value on later ones. */
export function computeOnce<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => (known ??= { value: compute() }).value
}
