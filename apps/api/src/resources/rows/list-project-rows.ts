import { answerPage, type Handler } from '../../http/answer.ts'

export const listProjectRows: Handler<'listProjectRows'> = async ({ store, key, id, table, page }) =>
  answerPage(await store.projectRows(key.reach, id, table, page), table)
