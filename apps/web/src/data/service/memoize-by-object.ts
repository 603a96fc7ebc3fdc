/** Caches the result of `make` for each object or unchanging array, for as long as that object exists. */
export function memoizeByObject<From extends object, Made extends object>(
  make: (from: From) => Made,
): (from: From) => Made {
  const known = new WeakMap<From, Made>()
  return (from) => {
    const made = known.get(from) ?? make(from)
    known.set(from, made)
    return made
  }
}
