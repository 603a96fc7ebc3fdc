import { answerPage, type Handler } from '../../http/answer.ts'

export const listBoundaries: Handler<'listBoundaries'> = async ({ store, key, id, page }) =>
  answerPage(await store.boundaries(key.reach, id, page))
