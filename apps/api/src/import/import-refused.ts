import { printable } from '../common/printable.ts'

/** What keeps an import from being done; `file` is the file or folder it is about, null for none or several. */
export interface Refusal {
  readonly file: string | null
  readonly problem: string
}

/** An import that is not done. Each line stands for itself: what, where, what to do. Nothing was changed. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly lines: readonly string[]
  /** One for each line. */
  readonly refusals: readonly Refusal[]

  constructor(...refusals: [string | Refusal, ...(string | Refusal)[]]) {
    const all = refusals.map((refusal) =>
      typeof refusal === 'string' ? { file: null, problem: refusal } : refusal,
    )
    const lines = all.map(({ file, problem }) => printable(file === null ? problem : `${file}: ${problem}`))
    super(lines.join('\n'))
    this.lines = lines
    this.refusals = all
  }

  /** `file: problem`. */
  static of(file: string, problem: string): ImportRefused {
    return new ImportRefused({ file, problem })
  }
}
