import { converterOf, isSameUnit, keyReader, type KeyKind, type ReadKey } from '@groundsheet/ags'

/** Reads keys by value in another unit; one that cannot be converted compares as what it is. */
export function readInUnit(kind: KeyKind, from: string, to: string): ReadKey {
  const read = keyReader(kind)
  if (isSameUnit(from, to)) return read
  const convert = converterOf({ from, to })
  return convert === null ? read : (value) => read(convert(value) ?? value)
}
