import { answerPage, type Handler } from '../../http/answer.ts'

export const listFindings: Handler<'listFindings'> = async ({ store, key, id, page }) =>
  answerPage(await store.findings(key.reach, id, page))
