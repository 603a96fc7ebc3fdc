/** An import that is not done. Each line stands for itself: what, where, what to do. Nothing was changed. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly lines: readonly string[]

  constructor(...lines: [string, ...string[]]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
