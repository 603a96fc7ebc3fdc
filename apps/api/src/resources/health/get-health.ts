import type { Health } from '@groundsheet/contract'
import { answerObject, type Handler } from '../../http/answer.ts'

const HEALTH: Health = { status: 'ok', version: 'v1' }

/** Looks at nothing else: it says that the address is right. */
export const getHealth: Handler<'getHealth'> = () =>
  Promise.resolve(answerObject(Buffer.from(JSON.stringify(HEALTH))))
