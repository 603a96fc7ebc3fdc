import { hash } from 'node:crypto'
import { RequestProblem } from '../problem.ts'
import type { FeaturePosition } from '../../store/feature-store.ts'

/** Characters of the digest: enough to notice a changed cursor. */
const DIGEST_CHARACTERS = 12

/**
 * States where a list continues, with a digest that binds it to its list. It gives no access, so the digest needs no
 * secret.
 */
export function writeFeatureCursor({ projectSeq, seq }: FeaturePosition, list: readonly unknown[]): string {
  const text = Buffer.from(JSON.stringify([projectSeq, seq])).toString('base64url')
  return `${text}.${digestOf(text, list)}`
}

/** Throws `invalid_cursor`. */
export function readFeatureCursor(cursor: string, list: readonly unknown[]): FeaturePosition {
  const [text = '', digest] = cursor.split('.')
  if (digest !== digestOf(text, list))
    throw new RequestProblem('invalid_cursor', undefined, { param: 'cursor' })
  const [projectSeq, seq] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [number, number]
  return { projectSeq, seq }
}

const digestOf = (text: string, list: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(['features', 1, text, ...list]), 'base64url').slice(0, DIGEST_CHARACTERS)
