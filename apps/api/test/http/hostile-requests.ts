import fc from 'fast-check'

/** Runs of each property: `HOSTILE=20000 npx vitest run hostile` for a long run. */
export const RUNS = Number(process.env.HOSTILE ?? 150)

export const TIMEOUT_MS = 60_000 + RUNS * 100

/** Text without separators of HTTP, so that it reaches the program. */
export const visible = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, encodeURIComponentSafely)

function encodeURIComponentSafely(letter: string): string {
  return [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

const VALUES = [
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'NaN',
  'style',
  'style,style',
  'created',
  '2026-01-01',
  '%',
  '%ff',
  '+',
  "' OR 1=1--",
  '-1,50,2,60',
  '1,2,3,4,5,6',
  '170,-90,-170,90',
  '2026-01-01/..',
  'http://www.opengis.net/def/crs/EPSG/0/27700',
  "locationId LIKE 'BH%25'",
  'S_INTERSECTS(geometry,POLYGON((0 0,1 0,1 1,0 0)))',
  '('.repeat(2000),
  '"made+ground"+-sand*',
  '%22)+NOT+owner:*',
  '-groundLevel,locationId',
]

export const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string().map(visible),
  fc.string({ unit: 'binary' }).map(visible),
)
