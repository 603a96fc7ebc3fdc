import { answerPage, type Handler } from '../../http/answer.ts'

export const listLocations: Handler<'listLocations'> = async ({ store, key, id, page, query }) => {
  const { locationId = null, include = [] } = query
  const included = { withStyle: include.includes('style'), withTables: include.includes('tables') }
  return answerPage(await store.locations(key.reach, id, { ...page, locationId, ...included }))
}
