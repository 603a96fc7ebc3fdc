import { resolve } from 'node:path'
import type { Overlay } from '@groundsheet/contract'
import { z } from 'zod'
import { layerId } from './layer-id.ts'
import { fraction, text, tileSize } from './layer-schemas.ts'
import { ArchiveProblem, readArchive, tilesOfArchive, type TileArchive } from './tile-archive.ts'

/**
 * Picture tiles out of a PMTiles file, which this service serves. `folder`: to which the name of the file is
 * relative; `onArchive` gets each file that can be used.
 */
export const archiveSchema = (folder: string, onArchive: (archive: TileArchive) => void) =>
  z
    .strictObject({
      type: z.literal('pmtiles'),
      name: text,
      attribution: text,
      file: text,
      opacity: fraction.default(1),
      tileSize,
    })
    .transform(({ name, attribution, file, opacity, tileSize }, context): Overlay => {
      try {
        const archive = readArchive(resolve(folder, file))
        onArchive(archive)
        return { id: layerId(name), name, attribution, opacity, tiles: tilesOfArchive(archive, tileSize) }
      } catch (error) {
        if (!(error instanceof ArchiveProblem)) throw error
        context.addIssue({ code: 'custom', path: ['file'], message: error.message })
        return z.NEVER
      }
    })
