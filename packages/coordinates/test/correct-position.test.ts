import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres, suggestCorrection, type Wgs84 } from '../src/index.ts'

const leeds: Wgs84 = { latitude: 53.8008, longitude: -1.5491 }
const isLeeds = (position: Wgs84) => distanceMetres(position, leeds) < 20

describe('usual errors of latitude and longitude', () => {
  it.each([
    ['the sign of the longitude is wrong', 53.8008, 1.5491],
    ['latitude and longitude are swapped', -1.5491, 53.8008],
    ['latitude and longitude are swapped, and the sign of the longitude is wrong', 1.5491, 53.8008],
    ['degrees and minutes are written as decimal degrees', 53.48048, -1.32946],
    [
      'degrees and minutes are written as decimal degrees, and the sign of the longitude is wrong',
      53.48048,
      1.32946,
    ],
    ['degrees, minutes and seconds are written as decimal degrees', 53.48029, -1.32568],
  ])('%s: %f, %f', (error, latitude, longitude) => {
    expect(suggestCorrection({ latitude, longitude }, isLeeds)?.error).toBe(error)
  })

  it('are not found where no correction fits', () => {
    expect(suggestCorrection({ latitude: 51.5, longitude: -0.1 }, isLeeds)).toBeNull()
  })

  it('lead to places on Earth only, and never to the stated position', () => {
    const degrees = {
      latitude: fc.double({ min: -90, max: 90 }),
      longitude: fc.double({ min: -180, max: 180 }),
    }
    fc.assert(
      fc.property(fc.record(degrees), (stated) => {
        suggestCorrection(stated, ({ latitude, longitude }) => {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
          return false
        })
      }),
    )
  })
})
