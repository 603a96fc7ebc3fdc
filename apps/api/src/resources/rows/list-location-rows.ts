import { answerPage, type Handler } from '../../http/answer.ts'

export const listLocationRows: Handler<'listLocationRows'> = async ({ store, key, id, table, page }) =>
  answerPage(await store.locationRows(key.reach, id, table, page), table)
