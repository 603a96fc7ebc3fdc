import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTiledRaster } from '../src/tiled-raster.ts'

const file = readFileSync(new URL('../data/uk_os_OSTN15_NTv2_OSGBtoETRS.tif', import.meta.url))

/** The file with another number under a tag of its directory. */
function withTag(tag: number, value: number): Buffer {
  const bytes = Buffer.from(file)
  const directory = bytes.readUInt32LE(4)
  for (let at = directory + 2; at < directory + 2 + bytes.readUInt16LE(directory) * 12; at += 12) {
    if (bytes.readUInt16LE(at) === tag) bytes.writeUInt16LE(value, at + 8)
  }
  return bytes
}

describe('the raster of OSTN15', () => {
  it('has its nodes where the file states', () => {
    const { columns, rows, origin, step } = openTiledRaster(file)
    expect({ columns, rows, origin }).toEqual({ columns: 661, rows: 1441, origin: { x: -9, y: 61 } })
    expect(step.x).toBeCloseTo(1 / 60, 12)
    expect(step.y).toBeCloseTo(-1 / 120, 12)
  })

  it('has a value at each node, across the edges of tiles too', () => {
    const raster = openTiledRaster(file)
    for (let column = 250; column < 520; column++) {
      const [here, next] = [raster.value(1, column, 700), raster.value(1, column + 1, 700)]
      expect(Math.abs(next - here)).toBeLessThan(0.1)
    }
  })

  it.each([
    ['compression', 259, 5],
    ['planes', 284, 1],
    ['predictor', 317, 2],
  ])('is refused when it is packed in another way: %s', (name, tag, value) => {
    expect(() => openTiledRaster(withTag(tag, value))).toThrow(name)
  })
})
