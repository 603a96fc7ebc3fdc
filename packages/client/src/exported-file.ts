export interface ExportedFile {
  /** As the service names it; null: it is not stated, as by a service of another origin. */
  readonly name: string | null
  readonly mediaType: string
  /** Size in bytes; null: not known before the end. */
  readonly bytes: number | null
  /** Fails where the service ends early, or the signal of the call aborts. */
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>>
}

export function readExportedFile({ headers, body }: Response): ExportedFile {
  const length = headers.get('content-length')
  return {
    name: readName(headers.get('content-disposition') ?? ''),
    mediaType: headers.get('content-type') ?? '',
    bytes: length === null ? null : Number(length),
    content: body ?? new Blob().stream(),
  }
}

/** RFC 6266: the name in UTF-8 before the plain one. */
function readName(disposition: string): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/.exec(disposition) ?? []
  return plain ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? null
}
