/**
 * Copies strings and what holds them. A string cut out of a longer one keeps the longer one in memory, so whatever outlives the
 * reading of a file would hold on to whole pieces of it.
 */
export function detach<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
