/** The methods of a port, as SQLite has them: they return at once. */
export type Synchronous<T> = {
  readonly [Name in keyof T]: T[Name] extends (...values: infer Values) => Promise<infer Result>
    ? (...values: Values) => Result
    : T[Name]
}

/** The port for methods that return at once; what they throw becomes a rejection. */
export function asynchronous<T extends object>(methods: Synchronous<T>): T {
  const promised = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method === 'function'
      ? (...values: unknown[]) =>
          new Promise((resolve) => resolve((method as (...values: unknown[]) => unknown)(...values)))
      : method,
  ])
  return Object.fromEntries(promised) as T
}
