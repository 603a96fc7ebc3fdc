import { printable } from '../printable.ts'

/** An import that is not done. Each line stands for itself: what, where, what to do. Nothing was changed. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly lines: readonly string[]
  /** The file or folder that a single line is about, and the line without it. */
  readonly subject: { readonly file: string; readonly problem: string } | null = null

  constructor(...lines: [string, ...string[]]) {
    const shown = lines.map(printable)
    super(shown.join('\n'))
    this.lines = shown
  }

  /** `file: problem`. */
  static of(file: string, problem: string): ImportRefused {
    return new RefusedFile(file, problem)
  }
}

class RefusedFile extends ImportRefused {
  override readonly subject: { readonly file: string; readonly problem: string }

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.subject = { file, problem }
  }
}
