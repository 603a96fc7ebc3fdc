/** A copy: a value cut out of the file would keep a large part of it in memory. */
export function copyString(value: string): string {
  return JSON.parse(JSON.stringify(value)) as string
}
