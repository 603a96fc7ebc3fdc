import { answerPage, type Handler } from '../../http/answer.ts'

export const listProjects: Handler<'listProjects'> = async ({ store, key, page, query }) => {
  const { q = '', search = '', include = [] } = query
  return answerPage(
    await store.projects(key.reach, {
      ...page,
      q,
      ...(search === ''
        ? {}
        : { search: { text: search, inLocations: key.scopes.includes('locations:read') } }),
      withLocation: include.includes('location'),
      withLocationCount: include.includes('locationCount'),
    }),
  )
}
