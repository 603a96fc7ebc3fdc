import { answerPage, type Handler } from '../../http/answer.ts'

export const listGroups: Handler<'listGroups'> = async ({ store, key, id, page }) =>
  answerPage(await store.groups(key.reach, id, page))
