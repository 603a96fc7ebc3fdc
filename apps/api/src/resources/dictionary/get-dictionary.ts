import { answerObject, type Handler } from '../../http/answer.ts'

export const getDictionary: Handler<'getDictionary'> = async ({ store, key, id }) =>
  answerObject(await store.dictionary(key.reach, id))
