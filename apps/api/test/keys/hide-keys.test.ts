import { createLink } from '@groundsheet/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideKeys } from '../../src/keys/hide-keys.ts'
import { createKeyText } from '../../src/keys/key-text.ts'

const key = 'gs_7tZq0Kd93LmXwB5vRjYcT1hNfGs8PaEu2QoVbI4x'
const secret = key.slice(3)

const percentEncode = (text: string): string =>
  text.replaceAll(/./g, (character) => `%${character.charCodeAt(0).toString(16)}`)
const encodeMarks = (text: string): string => text.replaceAll('%', '%25')
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const hex = (text: string): string => Buffer.from(text).toString('hex')

const escapeAll = (text: string, before: string, after = ''): string =>
  Array.from(text, (letter) => before + letter.charCodeAt(0).toString(16) + after).join('')

/** Forms of a key, each with the text that must not stay readable. */
const FORMS: Record<string, { written: string; hidden: string }> = {
  'as it is': { written: key, hidden: secret },
  truncated: { written: key.slice(0, 13), hidden: key.slice(3, 13) },
  'with characters added': { written: `${key}x9`, hidden: secret },
  'with a capital prefix': {
    written: key.slice(0, 20).toUpperCase(),
    hidden: key.slice(3, 20).toUpperCase(),
  },
  'without its prefix': { written: secret, hidden: secret },
  'without its prefix, truncated': { written: secret.slice(8), hidden: secret.slice(8) },
  'with one character percent-encoded': { written: `%67${key.slice(1)}`, hidden: secret },
  'with its underscore percent-encoded': { written: key.replace('_', '%5F'), hidden: secret },
  'percent-encoded': { written: percentEncode(key), hidden: percentEncode(secret) },
  'percent-encoded in capitals': { written: percentEncode(key).toUpperCase(), hidden: '%37%74' },
  'percent-encoded twice': { written: encodeMarks(percentEncode(key)), hidden: '%2537' },
  'percent-encoded three times': { written: encodeMarks(encodeMarks(percentEncode(key))), hidden: '%252537' },
  'percent-encoded with its marks and digits': {
    written: percentEncode(percentEncode(key)),
    hidden: '%25%33%37',
  },
  'one character percent-encoded twice': { written: `%2567${key.slice(1)}`, hidden: secret },
  'one percent-encoded character inside': { written: key.replace('Kd93', 'K%6493'), hidden: 'LmXwB5' },
  'in base64': { written: base64(key), hidden: base64(key).slice(8, 40) },
  'in base64, one byte later': { written: base64(`u:${key}`), hidden: base64(`u:${key}`).slice(8, 40) },
  'in base64, two bytes later': { written: base64(`:${key}`), hidden: base64(`:${key}`).slice(8, 40) },
  'in base64 beside signs': {
    written: base64(`us>er~?:${key}`),
    hidden: base64(`us>er~?:${key}`).slice(24, 60),
  },
  'in base64url': {
    written: Buffer.from(`me:${key}`).toString('base64url'),
    hidden: base64(`me:${key}`).slice(8, 40),
  },
  'in base64 with encoded padding': {
    written: encodeURIComponent(base64(`use:${key}`)),
    hidden: base64(`use:${key}`).slice(8, 40),
  },
  'in base64 twice': { written: base64(base64(key)), hidden: base64(base64(key)).slice(8, 60) },
  'in hexadecimal': { written: hex(key), hidden: hex(secret) },
  'in capital hexadecimal': { written: hex(key).toUpperCase(), hidden: hex(secret).toUpperCase() },
  'in hexadecimal of UTF-16': {
    written: Buffer.from(key, 'utf16le').toString('hex'),
    hidden: Buffer.from(secret, 'utf16le').toString('hex').slice(0, 40),
  },
  'in hexadecimal of mixed case': {
    written: hex(key).replaceAll(/f./g, (pair) => pair.toUpperCase()),
    hidden: hex(secret).slice(0, 20),
  },
  'in hexadecimal with colons': {
    written: (hex(key).match(/../g) ?? []).join(':'),
    hidden: (hex(secret).match(/../g) ?? []).slice(0, 10).join(':'),
  },
  'in hexadecimal with hyphens': {
    written: (hex(key).match(/.{8}/g) ?? []).join('-'),
    hidden: hex(key).slice(8, 16),
  },
  'in %u escapes': { written: escapeAll(key, '%u00'), hidden: escapeAll(secret, '%u00').slice(0, 40) },
  'in \\u escapes': { written: escapeAll(key, '\\u00'), hidden: 'u0037' },
  'in \\x escapes': { written: escapeAll(key, '\\x'), hidden: 'x37' },
  'in encoded \\x escapes': { written: escapeAll(key, '%5Cx'), hidden: '%5Cx37' },
  'in character references': { written: escapeAll(key, '&#x', ';'), hidden: '&#x37;' },
  'in quoted-printable': { written: escapeAll(key, '='), hidden: '=37=74' },
  'in two halves, joined': {
    written: `${secret.slice(0, 20)}-${secret.slice(20)}`,
    hidden: secret.slice(0, 20),
  },
  'in two halves, in two parameters': {
    written: `a=${secret.slice(0, 20)}&b=${secret.slice(20)}`,
    hidden: secret.slice(20),
  },
  'in hexadecimal after a digit': { written: `0${hex(key)}`, hidden: hex(secret) },
}

/** Places of keys in a text. */
const PLACES: Record<string, (written: string) => string> = {
  alone: (written) => written,
  'in a path': (written) => `/v1/projects/${written}/tables/GEOL`,
  'in a query': (written) => `/v1/projects?limit=25&key=${written}&sort=created`,
  'in a name of a parameter': (written) => `/v1/projects?${written}=1`,
  'in an authority': (written) => `http://user:${written}@127.0.0.1/v1`,
  'in JSON, behind a line break': (written) =>
    JSON.stringify({ stack: `Error: x\n${written}\n\t${written}` }),
  'in JSON, behind a quote and a control character': (written) =>
    JSON.stringify([`"${written}"\u0001${written}`]),
}

const cases = Object.entries(FORMS).flatMap(([form, { written, hidden }]) =>
  Object.entries(PLACES).map(([place, put]) => ({ form, place, text: put(written), hidden })),
)

test.each(cases)('a key $form is hidden $place', ({ text, hidden }) => {
  expect(text.toLowerCase()).toContain(hidden.toLowerCase())
  expect(hideKeys(text).toLowerCase()).not.toContain(hidden.toLowerCase())
  expect(hideKeys(text)).toContain('…')
})

test('text around a key stays', () => {
  expect(hideKeys(`/v1/projects?limit=25&key=${key}&sort=created`)).toBe(
    '/v1/projects?limit=25&key=gs_…&sort=created',
  )
  expect(hideKeys(`/v1/projects/${secret}/tables/GEOL`)).toBe('/v1/projects/…/tables/GEOL')
  expect(hideKeys(`/x?a=${encodeMarks(percentEncode(key))}&b=2%20m`)).toBe('/x?a=%2567%2573%255f…&b=2%20m')
  expect(hideKeys(`/x?auth=${base64(`use:${key}`)}&b=%C3%A9`)).toBe('/x?auth=…=&b=%C3%A9')
})

test('text that is not a key stays readable', () => {
  const readable = [
    '/v1/projects/5f0c9a31d2b84e6f7a1c3d5e/tables/GEOL?limit=1000&cursor=AAAAAAPojE3cQ0x1yZ2w',
    '/v1/locations/5f0c9a31d2b84e6f7a1c3d5e?include=style%2Ctables&' +
      'updatedSince=2026-01-31T09%3A15%3A00.000%2B00%3A00',
    '3f0c2c0e-8f4b-4c5e-9f64-0a3f1c8b8f00',
    '3F0C2C0E8F4B4C5E9F640A3F1C8B8F00',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'W/"4bTWkXGmL9aR2fHsQn0pVzYd3eU"',
    '/projects?q=Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'LOCA_NATE bindings_configuration settings_alphabetical logs_directoryname gs_short',
    'Error: SQLITE_BUSY\n    at processTicksAndRejections (node:internal/process/task_queues:105:5)',
    '/assets/project-page-BqX2kZ3_.js /fonts/Noto%20Sans%20Regular/0-255.pbf',
    '1234567890'.repeat(8),
    'processTicksAndRejections updatedSinceOfLocation2 01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '/v1/projects?bbox=-0.128101,51.501234,-0.118101,51.521234&include=style,tables,location&a=10&b=20&c=30',
    `${'A'.repeat(40)} ${'b'.repeat(400)} ${'_'.repeat(60)} ${'%'.repeat(60)} ${'%25'.repeat(30)}`,
    'Ground investigation – Nové Město, 2 °C, 50 %, 100%25',
    'a\\b\\c\\',
  ]
  for (const text of readable) expect(hideKeys(text)).toBe(text)
})

test('every created key is hidden without its prefix and in base64', () => {
  for (let times = 0; times < 20_000; times++) {
    const made = createKeyText().slice(3)
    expect(hideKeys(made)).toBe('…')
    expect(hideKeys(base64(made).slice(0, 52))).toBe('…')
  }
})

const encoders = fc.constantFrom(percentEncode, encodeMarks, encodeURIComponent, (text: string) =>
  text.replace('gs', '%67s'),
)

test('JSON stays JSON, and a percent-encoded key in it is hidden', () => {
  const filling = fc.string({
    unit: fc.constantFrom(...Array.from('ag_s/%25673=&\\"\n\u0001é…x')),
    maxLength: 30,
  })
  fc.assert(
    fc.property(filling, fc.array(encoders, { maxLength: 4 }), filling, (before, encodings, after) => {
      const written = encodings.reduce((text, encode) => encode(text), key)
      const shown = hideKeys(JSON.stringify({ url: `${before}/${written}/${after}` }))
      let { url } = JSON.parse(shown) as { url: string }
      for (let left = encodings.length + 8; left > 0; left--) {
        expect(url).not.toContain(secret.slice(0, 12))
        url = url.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      }
    }),
    { numRuns: 500 },
  )
})

test('no part of a link stays readable, wherever it stands', async () => {
  const me = { linkIssuer: { keyId: 'a'.repeat(24), epoch: 0 }, scopes: ['map:read'], projects: null }
  for (let times = 0; times < 50; times += 1) {
    const terms = { name: 'Client', ends: new Date(), scopes: ['map:read'], projects: null }
    const link = await createLink(createKeyText(), me, terms)
    const parts = link.slice(4).split('.')
    for (const text of [link, `/projects#key=${link}&x=1`, `"${link.slice(0, -5)}"`, link.toUpperCase()])
      for (const part of parts)
        expect(hideKeys(text).toLowerCase()).not.toContain(part.slice(0, 30).toLowerCase())
    const linkSecret = parts.at(-1) ?? ''
    for (const text of [linkSecret, encodeURIComponent(link).replaceAll('.', '%2E'), base64(link)])
      expect(hideKeys(text)).not.toContain(linkSecret.slice(0, 20))
  }
})
