import type { ExportFormatId } from '@groundsheet/contract'
import type { ExportContext } from './export-source.ts'
import type { ExportTarget } from './export-target.ts'

/** What has arrived of a file. `total`: null before the service states it. */
export interface DownloadProgress {
  readonly bytes: number
  readonly total: number | null
}

interface Run {
  readonly signal: AbortSignal
  readonly onReceived: (received: DownloadProgress) => void
}

/** Saves a file that the service writes. Returns its bytes. After an error no partial file is left. */
export async function fetchExport(
  { client, projectId }: Pick<ExportContext, 'client' | 'projectId'>,
  format: ExportFormatId,
  target: ExportTarget,
  { signal, onReceived }: Run,
): Promise<number> {
  try {
    const { content, bytes: total } = await client.exportProject(projectId, format, { signal })
    const reader = content.getReader()
    let bytes = 0
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      await target.write(piece.value)
      bytes += piece.value.length
      onReceived({ bytes, total })
    }
    await target.finish()
    return bytes
  } catch (error) {
    await target.abandon()
    throw error
  }
}
