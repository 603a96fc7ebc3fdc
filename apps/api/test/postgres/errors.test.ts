import pg from 'pg'
import { expect, test } from 'vitest'
import { toUnavailable } from '../../src/postgres/errors.ts'
import { StoreUnavailable } from '../../src/store/store-unavailable.ts'

function ofServer(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('refused', 7, 'error')
  error.code = code
  return error
}

test.each([
  ['a wrong password', ofServer('28P01')],
  ['a database that is missing while it is restored', ofServer('3D000')],
  ['a table that is missing while it is restored', ofServer('42P01')],
  ['a right that was taken away', ofServer('42501')],
  ['too many connections', ofServer('53300')],
  ['a shutdown', ofServer('57P01')],
  [
    'a certificate that is not trusted',
    Object.assign(new Error('self-signed'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }),
  ],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
])('while serving, %s is unavailability', (_what, error) => {
  expect(toUnavailable(error)).toBeInstanceOf(StoreUnavailable)
})

test.each([
  ['an error in a statement', ofServer('42601')],
  ['an error of the program', new TypeError('x is undefined')],
])('%s is not', (_what, error) => {
  expect(toUnavailable(error)).toBe(error)
})
