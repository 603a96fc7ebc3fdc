/** A file that is written piece by piece: complete after `finish`, absent after `abandon`. */
export interface ExportTarget {
  readonly name: string
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>
  /** The complete file. */
  finish(): Promise<Blob>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

export interface TargetKind {
  readonly name: string
  readonly mediaType: string
  readonly extension: string
}

interface SavePicker {
  showSaveFilePicker?: (options: {
    id: string
    suggestedName: string
    types: { accept: Record<string, string[]> }[]
  }) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>
}

/**
 * Opens the dialog for a file name where the browser can write while it reads; otherwise collects the file
 * and downloads it. Call it from a click, before the first `await`. Null: the user cancelled.
 */
export async function openTarget(kind: TargetKind): Promise<ExportTarget | null> {
  const { showSaveFilePicker: pick } = window as SavePicker
  if (!pick) return downloadTarget(kind)
  const type = kind.mediaType.split(';')[0] ?? kind.mediaType
  try {
    const handle = await pick.call(window, {
      id: 'export',
      suggestedName: kind.name,
      types: [{ accept: { [type]: [`.${kind.extension}`] } }],
    })
    return await fileTarget(handle)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    // The picker is not allowed here (a frame, or a policy of the computer); a download is.
    if (error instanceof DOMException) return downloadTarget(kind)
    throw error
  }
}

/** Writes to a temporary file; an existing file is replaced only when the new one is complete. */
async function fileTarget(
  handle: FileSystemFileHandle & { remove?: () => Promise<void> },
): Promise<ExportTarget> {
  const isNew = (await handle.getFile()).size === 0
  const stream = await handle.createWritable()
  return {
    name: handle.name,
    write: (piece) => stream.write(piece),
    async finish() {
      await stream.close()
      return handle.getFile()
    },
    async abandon() {
      await stream.abort()
      // The picker has created an empty file.
      if (isNew) await handle.remove?.()
    },
  }
}

/** Pieces are joined into a Blob at this size; the browser may keep Blobs on disk. */
const BLOB_SIZE_BYTES = 8 << 20
/** By then the browser has started to read the download. */
const REVOKE_DELAY_MS = 60_000

function downloadTarget({ name, mediaType }: TargetKind): ExportTarget {
  let blobs: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const gather = () => {
    blobs.push(new Blob(pieces))
    pieces = []
    size = 0
  }
  return {
    name,
    write(piece) {
      pieces.push(piece)
      size += piece.length
      if (size >= BLOB_SIZE_BYTES) gather()
      return Promise.resolve()
    },
    finish() {
      gather()
      const file = new File(blobs, name, { type: mediaType })
      download(file)
      return Promise.resolve(file)
    },
    abandon() {
      blobs = []
      pieces = []
      return Promise.resolve()
    },
  }
}

/** Downloads a file. */
export function download(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS)
}
