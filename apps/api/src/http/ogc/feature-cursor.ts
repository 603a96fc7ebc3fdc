import { hash } from 'node:crypto'
import { z } from 'zod'
import { RequestProblem } from '../problem.ts'
import type { FeaturePosition } from '../../store/feature-store.ts'

/** Characters of the digest: enough to notice a changed cursor. */
const DIGEST_CHARACTERS = 12

const position = z.tuple([
  z.int(),
  z.int(),
  z
    .string()
    .regex(/^[^\0]*$/)
    .nullable(),
])

/**
 * States where a list continues, with a digest that binds it to its list. It gives no access, so the digest
 * needs no secret.
 */
export function writeFeatureCursor(
  { projectSeq, seq, sortValue }: FeaturePosition,
  list: readonly unknown[],
): string {
  const text = Buffer.from(JSON.stringify([projectSeq, seq, sortValue])).toString('base64url')
  return `${text}.${digestOf(text, list)}`
}

/** Throws `invalid_cursor`. */
export function readFeatureCursor(cursor: string, list: readonly unknown[]): FeaturePosition {
  const [text = '', digest] = cursor.split('.')
  const parsed = digest === digestOf(text, list) ? position.safeParse(parse(text)) : null
  if (!parsed?.success) throw new RequestProblem('invalid_cursor', undefined, { param: 'cursor' })
  const [projectSeq, seq, sortValue] = parsed.data
  return { projectSeq, seq, sortValue }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}

const digestOf = (text: string, list: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(['features', 2, text, ...list]), 'base64url').slice(0, DIGEST_CHARACTERS)
