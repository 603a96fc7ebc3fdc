import { expect, test } from 'vitest'
import { wmsAddress, wmtsAddress, xyzAddress } from '../../src/maps/tile-address.ts'

const WMTS = { style: 'default', format: 'image/png', tileMatrix: '{z}' }
const WMS = { styles: '', version: '1.3.0', format: 'image/png', transparent: true } as const

test('an XYZ address is not changed', () =>
  expect(xyzAddress('https://tiles.example/{z}/{x}/{y}.png?key=a%20b')).toBe(
    'https://tiles.example/{z}/{x}/{y}.png?key=a%20b',
  ))

test.each(['https://a;sandbox', 'https://a,default-src', 'https://*', "https://a'unsafe-inline'"])(
  '%s is refused, since a policy cannot name it',
  (origin) =>
    expect(() => xyzAddress(`${origin}/{z}/{x}/{y}.png`)).toThrow(/names the server|is not an address/),
)

test.each([
  'https://tiles.example:8443',
  'http://127.0.0.1:9000',
  'http://[::1]:9000',
  'https://tiles_a.example',
])('%s is accepted as a server', (origin) =>
  expect(xyzAddress(`${origin}/{z}/{x}/{y}.png`)).toContain(origin),
)

test('an unknown placeholder is refused by name', () =>
  expect(() =>
    wmtsAddress('https://w.example/{constructor}/{TileMatrix}/{TileRow}/{TileCol}.png', {
      ...WMTS,
      layer: 'geology',
      tileMatrixSet: 'x',
    }),
  ).toThrow('has {constructor}; write'))

test('a WMTS resource template is filled in, in capitals or not', () =>
  expect(
    wmtsAddress('https://w.example/{Layer}/{style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png', {
      ...WMTS,
      layer: 'geology',
      tileMatrixSet: 'GoogleMapsCompatible',
    }),
  ).toBe('https://w.example/geology/default/GoogleMapsCompatible/{z}/{y}/{x}.png'))

test('the address of a WMTS service gets GetTile parameters, and keeps its own', () => {
  const address = wmtsAddress('https://w.example/wmts?map=a%26b&request=GetCapabilities', {
    ...WMTS,
    layer: 'geology',
    tileMatrixSet: 'EPSG:3857',
    tileMatrix: 'EPSG:3857:{z}',
  })
  expect(address).toContain('TILEMATRIX=EPSG%3A3857%3A{z}&TILEROW={y}&TILECOL={x}')
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    map: 'a&b',
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: 'geology',
    STYLE: 'default',
    FORMAT: 'image/png',
    TILEMATRIXSET: 'EPSG:3857',
    TILEMATRIX: 'EPSG:3857:{z}',
    TILEROW: '{y}',
    TILECOL: '{x}',
  })
})

test.each([
  ['1.3.0', 'CRS', 'SRS'],
  ['1.1.1', 'SRS', 'CRS'],
] as const)('WMS %s names the projection %s', (version, said, unsaid) => {
  const address = wmsAddress('https://w.example/ows?', { ...WMS, version, layers: 'solid,drift' }, 512)
  expect(address).toContain('BBOX={bbox-epsg-3857}&WIDTH=512&HEIGHT=512')
  const query = Object.fromEntries(new URL(address).searchParams)
  expect(query).toMatchObject({ VERSION: version, LAYERS: 'solid,drift', STYLES: '', [said]: 'EPSG:3857' })
  expect(query).not.toHaveProperty(unsaid)
})

test('a complete GetMap request is not changed', () => {
  const address = 'https://w.example/ows?REQUEST=GetMap&SRS=EPSG:3857&BBOX={bbox-epsg-3857}'
  expect(wmsAddress(address, WMS, 256)).toBe(address)
})

test.each<[string, () => string, string]>([
  ['a missing figure', () => xyzAddress('https://a.example/{z}/{x}.png'), 'has no {y}; write it where'],
  [
    'a list of hosts',
    () => xyzAddress('https://{s}.a.example/{z}/{x}/{y}.png'),
    'has {s}; write the value in its place',
  ],
  [
    'a dimension of a template',
    () => wmtsAddress('https://a.example/{Time}/{TileMatrix}/{TileRow}/{TileCol}', WMTS),
    'has {Time}; write the value in its place',
  ],
  ['a file', () => xyzAddress('file:///{z}/{x}/{y}.png'), 'begins with http:// or https://'],
  ['a password', () => xyzAddress('https://u:p@a.example/{z}/{x}/{y}'), 'holds a name or password'],
  [
    'another projection',
    () => wmsAddress('https://a.example/?CRS=EPSG:27700&BBOX={bbox-epsg-3857}', WMS, 256),
    'asks for EPSG:27700; only EPSG:3857 can be drawn',
  ],
  ['no layer of a WMS', () => wmsAddress('https://a.example/', WMS, 256), 'add "layers"'],
  ['no layer of a WMTS', () => wmtsAddress('https://a.example/', WMTS), 'add "layer"'],
  [
    'layers said twice',
    () => wmsAddress('https://a.example/?BBOX={bbox-epsg-3857}', { ...WMS, layers: 'a' }, 256),
    'leave out either "layers" or {bbox-epsg-3857}',
  ],
])('%s is refused', (_, make, message) => expect(make).toThrow(message))
