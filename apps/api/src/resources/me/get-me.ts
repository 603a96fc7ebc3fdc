import type { Me } from '@groundsheet/contract'
import { answerObject, type Handler } from '../../http/answer.ts'

export const getMe: Handler<'getMe'> = async ({ store, key, rate }) => {
  const { limit, remaining, reset } = rate
  const me: Me = {
    company: key.companyName,
    scopes: [...key.scopes],
    projects: key.reach.projectIds === null ? null : [...(await store.projectNames(key.reach))],
    rateLimit: { limit, remaining, reset },
  }
  return answerObject(Buffer.from(JSON.stringify(me)))
}
