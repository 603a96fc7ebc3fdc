import { answerPage, type Handler } from '../../http/answer.ts'

export const listProjects: Handler<'listProjects'> = async ({ store, key, page, query }) => {
  const withLocation = query.include?.includes('location') ?? false
  return answerPage(await store.projects(key.reach, { ...page, q: query.q ?? '', withLocation }))
}
