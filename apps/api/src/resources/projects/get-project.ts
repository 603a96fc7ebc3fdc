import { answerObject, type Handler } from '../../http/answer.ts'

export const getProject: Handler<'getProject'> = async ({ store, key, id }) =>
  answerObject(await store.project(key.reach, id))
