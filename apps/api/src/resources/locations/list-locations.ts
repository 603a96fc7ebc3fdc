import { answerPage, type Handler } from '../../http/answer.ts'

export const listLocations: Handler<'listLocations'> = async ({ store, key, id, page, query }) => {
  const withStyle = query.include?.includes('style') ?? false
  const locationId = query.locationId ?? null
  return answerPage(await store.locations(key.reach, id, { ...page, locationId, withStyle }))
}
