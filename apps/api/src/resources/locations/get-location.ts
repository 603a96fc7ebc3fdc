import { answerObject, type Handler } from '../../http/answer.ts'

export const getLocation: Handler<'getLocation'> = async ({ store, key, id }) =>
  answerObject(await store.location(key.reach, id))
