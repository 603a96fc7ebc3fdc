import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { TileSource } from '@groundsheet/contract'
import { bytesToHeader, PMTiles, TileType, type Header } from 'pmtiles'
import { layerId } from './layer-id.ts'

/** A PMTiles file of picture tiles. */
export interface TileArchive {
  readonly file: string
  /** Its part of the address of its tiles; another one as soon as the file is another. */
  readonly name: string
  /** Media type of its tiles. */
  readonly type: string
  readonly header: Pick<Header, 'minZoom' | 'maxZoom' | 'minLon' | 'minLat' | 'maxLon' | 'maxLat'>
}

/** Thrown for a file that cannot be shown; `message` gives the reason. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem'
}

/** Where tiles of archives are served. */
export const ARCHIVES_PATH = '/maps'

/** PMTiles specification, version 3, section 3. */
const HEADER_BYTES = 127
const MAGIC = 'PMTiles\x03'
const DIGEST_DIGITS = 8

const PICTURES: ReadonlyMap<TileType, string> = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
])

/** Reads the header of a PMTiles file. Throws ArchiveProblem. */
export function readArchive(file: string): TileArchive {
  const { bytes, version } = readStart(file)
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new ArchiveProblem(`${file} is no PMTiles file of version 3`)
  const header = bytesToHeader(Uint8Array.from(bytes).buffer)
  const type = PICTURES.get(header.tileType)
  if (type === undefined)
    throw new ArchiveProblem(
      `${file} holds no pictures (PNG, JPEG, WebP or AVIF); vector tiles cannot be shown`,
    )
  const hash = createHash('sha256').update(bytes).update(version).digest('hex').slice(0, DIGEST_DIGITS)
  return { file, name: `${layerId(basename(file, '.pmtiles'))}-${hash}`, type, header }
}

function readStart(file: string): { readonly bytes: Buffer; readonly version: string } {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const buffer = Buffer.alloc(HEADER_BYTES)
      const length = readSync(descriptor, buffer, 0, HEADER_BYTES, 0)
      const { size, mtimeMs } = fstatSync(descriptor)
      return { bytes: buffer.subarray(0, length), version: `${size} ${mtimeMs}` }
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw new ArchiveProblem(`cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Its tiles as those of a layer, at an address of this service. */
export const tilesOfArchive = ({ name, header }: TileArchive, tileSize: number): TileSource => ({
  url: `${ARCHIVES_PATH}/${encodeURIComponent(name)}/{z}/{x}/{y}`,
  tileSize,
  minZoom: header.minZoom,
  maxZoom: header.maxZoom,
  bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
})

const readFrom = promisify(read)

/** Opens a file for reading single tiles; it stays open. A tile that is not there is null. */
export function openArchive({ file }: TileArchive) {
  let opened: number | undefined
  const archive = new PMTiles({
    getKey: () => file,
    async getBytes(offset, length) {
      opened ??= openSync(file, 'r')
      const { bytesRead, buffer } = await readFrom(opened, new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer.slice(0, bytesRead) }
    },
  })
  return async (zoom: number, x: number, y: number): Promise<Uint8Array | null> => {
    const tile = await archive.getZxy(zoom, x, y)
    return tile ? new Uint8Array(tile.data) : null
  }
}
