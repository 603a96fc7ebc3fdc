import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../contract/test/expect-linear.ts'
import { parseLatitude, parseLongitude } from '../src/file-checks.ts'

const latitude = 51 + 30 / 60 + 12.5 / 3600
const longitude = -(7 / 60 + 40 / 3600)

const latitudes = [
  ...[
    '51 30 12.5 N',
    '51 30 12.5',
    `51°30'12.5"N`,
    '51° 30′ 12.5″ N',
    '51º30’12.5”n',
    "51°30'12.5''N",
    '51:30:12.5',
  ],
  ...[
    'N51 30 12.5',
    'N 51° 30\' 12.5"',
    '51d30m12.5s',
    '51d 30m 12.5s N',
    '51deg 30min 12.5sec North',
    '+51 30 12.5',
  ],
  ...[
    '51 30 12,5 N',
    '51 30.208333333333',
    String(latitude),
    `${latitude} N`,
    String(latitude).replace('.', ','),
  ],
]
const longitudes = [
  ...[
    '0 7 40W',
    '0 7 40 W',
    `0°07'40"W`,
    '000:07:40 W',
    '-0 7 40',
    '-0:07:40.00',
    'W0 7 40',
    '−0 7 40',
    '0 7 40 West',
  ],
  ...['-0.12777777777777777', '0.12777777777777777 W', '-0.12777777777777777W', '0 7 40.0 W'],
]
const noLatitudes = [
  ...[
    '',
    ' ',
    '-',
    'N',
    '90.1',
    '91 0 0',
    '51 60 0',
    '51 30 61',
    '51.5 30',
    '1 2 3 4',
    '51 -30',
    '0 7 40 W',
    '51.5 E',
  ],
  ...[
    '-51.5 N',
    'N 51.5 N',
    'NaN',
    'Infinity',
    '5e1',
    '0x10',
    '51.5.5',
    'TQ 123 456',
    '541234',
    '51.5, -0.1',
    '51.5 site',
  ],
]

describe('latitude and longitude as people write them', () => {
  it.each(latitudes)('reads the latitude %s', (text) => {
    expect(parseLatitude(text)).toBeCloseTo(latitude, 9)
  })

  it.each(longitudes)('reads the longitude %s', (text) => {
    expect(parseLongitude(text)).toBeCloseTo(longitude, 9)
  })

  it.each(noLatitudes)('does not read "%s" as a latitude', (text) => {
    expect(parseLatitude(text)).toBeNull()
  })

  it('takes sixty seconds, which come from rounding, for a minute', () => {
    expect(parseLatitude('51 29 60 N')).toBeCloseTo(51.5, 9)
  })

  it('takes a last S for south, never for seconds', () => {
    expect(parseLatitude('33 52 10S')).toBeCloseTo(-33.869444444, 9)
    expect(parseLatitude('33°52\'10"S')).toBeCloseTo(-33.869444444, 9)
    expect(parseLatitude('33d52m10s S')).toBeCloseTo(-33.869444444, 9)
  })

  it('reads the equator and the meridian of Greenwich as zero, not as minus zero', () => {
    expect(parseLatitude('-0')).toBe(0)
    expect(parseLongitude('0 0 0 W')).toBe(0)
  })

  it('never throws and never leaves the globe, whatever the text', () => {
    const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[NSEW+\-0-9 .,:'"°dms]{0,70}$/))
    fc.assert(
      fc.property(noise, (text) => {
        const [north, east] = [parseLatitude(text), parseLongitude(text)]
        expect(north === null || Math.abs(north) <= 90).toBe(true)
        expect(east === null || Math.abs(east) <= 180).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives back any value written as decimal degrees', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
        expect(parseLongitude(value.toFixed(10))).toBeCloseTo(value, 9)
      }),
    )
  })

  it('gives back any value written as degrees, minutes and seconds', () => {
    const arc = fc.record({
      degrees: fc.nat(89),
      minutes: fc.nat(59),
      milliseconds: fc.nat(59_999),
      south: fc.boolean(),
      pattern: fc.constantFrom('D M S H', `D°M'S"H`, 'D:M:S H', 'H D M S', 'DdMmSsH', '-D M S'),
    })
    fc.assert(
      fc.property(arc, ({ degrees, minutes, milliseconds, south, pattern }) => {
        const seconds = milliseconds / 1000
        const signed = pattern.startsWith('-') && !south ? pattern.slice(1) : pattern
        const text = signed.replace(/[DMSH]/g, (letter) => {
          return (
            { D: String(degrees), M: String(minutes), S: seconds.toFixed(3), H: south ? 'S' : 'N' }[letter] ??
            ''
          )
        })
        const size = degrees + minutes / 60 + seconds / 3600
        expect(parseLatitude(text)).toBeCloseTo(south ? -size : size, 9)
      }),
    )
  })
})

it('positions are read in linear time', () => {
  const parts = [...'5 1 . , ° " D M S N NORTH DEG MIN - – + :'.split(' '), ' ', "'"]
  expectLinear(parseLatitude, parts)
})
