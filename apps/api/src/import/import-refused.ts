import { printable } from '../printable.ts'

/** An import that is not done. Each line stands for itself: what, where, what to do. Nothing was changed. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly lines: readonly string[]

  constructor(...lines: [string, ...string[]]) {
    const shown = lines.map(printable)
    super(shown.join('\n'))
    this.lines = shown
  }
}
