/** Where an export goes, piece by piece. In the end there is a whole file, or none. */
export interface ExportTarget {
  readonly name: string
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>
  finish(): Promise<void>
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
 * Asks where to, where the browser can write as it goes; else gathers the file and downloads it. To be called in a press of a button,
 * before anything is waited for. Null: the person thought better of it.
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
    // Not allowed here, as in a frame or by a rule of the computer: a download is.
    if (error instanceof DOMException) return downloadTarget(kind)
    throw error
  }
}

/** Writes beside the file; what was there stays until the new one is whole. */
async function fileTarget(
  handle: FileSystemFileHandle & { remove?: () => Promise<void> },
): Promise<ExportTarget> {
  const isNew = (await handle.getFile()).size === 0
  const stream = await handle.createWritable()
  return {
    name: handle.name,
    write: (piece) => stream.write(piece),
    finish: () => stream.close(),
    async abandon() {
      await stream.abort()
      // Choosing a name makes an empty file of it.
      if (isNew) await handle.remove?.()
    },
  }
}

/** What is gathered goes into a Blob at this size, which the browser may keep outside of memory. Bytes. */
const GATHERED = 8 << 20
/** Milliseconds until the address of a download is given back; the browser has long begun to read it. */
const READING = 60_000

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
      if (size >= GATHERED) gather()
      return Promise.resolve()
    },
    finish() {
      gather()
      download(new File(blobs, name, { type: mediaType }))
      return Promise.resolve()
    },
    abandon() {
      blobs = []
      pieces = []
      return Promise.resolve()
    },
  }
}

/** Gives a file to the browser to save. */
export function download(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), READING)
}
