import type { Handler } from '../../http/answer.ts'

export const getMarker: Handler<'getMarker'> = async ({ store, key, id }) => {
  const svg = await store.icon(key.reach, id)
  return svg === null ? null : { kind: 'svg', svg }
}
