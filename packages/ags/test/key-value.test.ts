import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, extendDictionary, keyKind, keyReader } from '../src/index.ts'

const number = keyReader('number')
const date = keyReader('date')
const text = keyReader('text')

describe('the kind of a key heading', () => {
  const ags4 = dictionaryOf('AGS4')
  const ags3 = dictionaryOf('AGS3')

  test.each([
    ['GEOL', 'GEOL_TOP', 'number'],
    ['GRAT', 'GRAT_SIZE', 'number'],
    ['ISPT', 'LOCA_ID', 'text'],
    ['SAMP', 'SAMP_REF', 'text'],
    ['MOND', 'MOND_DTIM', 'date'],
    ['TRIG', 'SPEC_DPTH', 'number'],
    ['XXXX', 'XXXX_ID', 'text'],
  ])('%s %s of AGS 4 is a %s', (group, heading, kind) => {
    expect(keyKind(ags4, group, heading)).toBe(kind)
  })

  test.each([
    ['GEOL', 'GEOL_TOP', 'number'],
    ['POBS', 'POBS_DATE', 'date'],
    ['POBS', 'POBS_TIME', 'text'],
    ['SAMP', 'SAMP_REF', 'text'],
  ])('%s %s of AGS 3 is a %s', (group, heading, kind) => {
    expect(keyKind(ags3, group, heading)).toBe(kind)
  })

  test('of a group of the file is that of its DICT', () => {
    const row = (DICT_HDNG: string, DICT_DTYP: string) => ({
      DICT_TYPE: 'HEADING',
      DICT_GRP: 'XMON',
      DICT_HDNG,
      DICT_STAT: 'KEY',
      DICT_DTYP,
    })
    const own = extendDictionary(ags4, [row('XMON_DPTH', '2DP'), row('XMON_REF', 'X')], [])
    expect(keyKind(own, 'XMON', 'XMON_DPTH')).toBe('number')
    expect(keyKind(own, 'XMON', 'XMON_REF')).toBe('text')
  })
})

test('a text is the same key with a space for a line break, as exported AGS has it', () => {
  expect(text('a\r\nb ')).toBe('a b')
  expect(text('a\u0007b')).toBe('a b')
  expect(text('a  b')).toBe('a  b')
})

test('the date of an empty cell of a spreadsheet is one key, however it is written', () => {
  expect(['1899-12-30', '30/12/1899', '1899-12-30T00:00:00'].map(date)).toEqual(Array(3).fill('1899-12-30'))
})

describe('numbers', () => {
  test.each([
    ['0', ['0.00', '0.0', '0', '-0', '+0.0', '.0', '0.', '0e5', ' 0.00 ']],
    ['0.3', ['0.30', '.3', '+0.3', '0.3', '00.300', '3e-1', '30E-2']],
    ['-12.05', ['-12.05', '-12.050', '-1205e-2']],
    ['1200', ['1200', '1.2e3', '1200.000', '01200']],
  ])('%s', (canonical, forms) => {
    expect(forms.map(number)).toEqual(forms.map(() => canonical))
  })

  test.each(['', '.', '-', '1,5', '0.3 m', 'GL', '1e999', '0x10', 'Infinity', '1.2.3'])(
    '%s is text',
    (value) => {
      expect(number(value)).toBe(value.trim())
    },
  )

  test('are equal as keys exactly if they are equal as decimals', () => {
    const digits = fc.stringMatching(/^[0-9]{0,12}$/)
    const decimal = fc.record({ whole: fc.bigInt(0n, 10n ** 20n), places: digits, zeros: fc.nat(6) })
    const write = ({ whole, places, zeros }: { whole: bigint; places: string; zeros: number }) =>
      `${'0'.repeat(zeros)}${whole}.${places}${'0'.repeat(zeros)}`
    const scaled = (value: string) => {
      const [whole = '', places = ''] = value.split('.')
      return BigInt(whole + places.padEnd(30, '0'))
    }
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const [one, other] = [write(a), write(b)]
        expect(number(one) === number(other)).toBe(scaled(one) === scaled(other))
        expect(number(number(one))).toBe(number(one))
      }),
    )
  })

  test('of any length are read in linear time', () => {
    const long = `${'0'.repeat(2_000_000)}.${'0'.repeat(2_000_000)}1`
    expect(number(long)).toHaveLength(2_000_003)
  })
})

describe('dates', () => {
  test.each([
    ['2024-06-01', ['2024-06-01', '01/06/2024', '1/6/2024', '2024-06-01T00:00', '2024-06-01T00:00:00.000']],
    ['2024-06-01T09:30:00.05', ['2024-06-01T09:30:00.05', '2024-06-01T09:30:00.050']],
    ['2024-06-01T00:00:00.5', ['2024-06-01T00:00:00.50']],
    ['2024-06-01T09:30:00', ['2024-06-01T09:30', '2024-06-01 09:30:00', '01/06/2024 09:30']],
  ])('%s', (canonical, forms) => {
    expect(forms.map(date)).toEqual(forms.map(() => canonical))
  })

  test('with different time zones are different moments', () => {
    const zoned = ['2024-10-27T01:30:00Z', '2024-10-27T01:30:00+01:00', '2024-10-27T01:30:00']
    expect(new Set(zoned.map(date)).size).toBe(3)
  })

  test.each(['', '2024-13-01', '31/02/2024', '01/06/24', 'June 2024', '2024'])('%s is text', (value) => {
    expect(date(value)).toBe(value)
  })

  test('any moment is the same in every way of writing it, and no other', () => {
    const moment = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const iso = (value: Date) => value.toISOString().slice(0, 19)
    const slashed = (value: Date) => {
      const [year = '', month = '', day = ''] = iso(value).slice(0, 10).split('-')
      return `${day}/${month}/${year} ${iso(value).slice(11)}`
    }
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(date(iso(a))).toBe(date(slashed(a)))
        expect(date(iso(a)) === date(slashed(b))).toBe(iso(a) === iso(b))
      }),
    )
  })
})

test('text is compared without the blanks around it, and with letter case', () => {
  expect(['A', ' A', 'A ', '\u00a0A'].map(text)).toEqual(['A', 'A', 'A', 'A'])
  expect(text('a')).not.toBe(text('A'))
  expect(text('0.0')).not.toBe(text('0'))
})
