/** An export that is not written, in one line for a person. */
export class ExportRefused extends Error {
  override name = 'ExportRefused'
}
