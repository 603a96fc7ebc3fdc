/** A file of the company folder; `path` is relative to it, with forward slashes. */
export interface SampleFile {
  path: string
  text: string
}

/** JSON in the layout of a hand-written file. */
export function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
