import type { Worker } from 'node:cluster'

export type Call<Question, Answer> = (question: Question) => Promise<Answer>

/** What is requested, so that several kinds of questions share the channel between two processes. */
type Subject = 'rate' | 'connections'

interface Message {
  readonly kind: `${Subject}-question` | `${Subject}-answer`
  readonly number: number
  readonly content: unknown
}

/** Of another part of the program. */
type OtherMessage = Omit<Message, 'kind'> & { readonly kind?: undefined }

/** Calls the process at the other end, and answers its calls. Rejects if that process ends first. */
export function connectPeer<Question, Answer>(
  peer: Worker,
  subject: Subject,
  answer: (question: unknown) => unknown,
): Call<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  const send = (message: Message) => peer.isConnected() && peer.send(message)
  const reply = (number: number, content: unknown) => send({ kind: `${subject}-answer`, number, content })
  peer.on('message', ({ kind, number, content }: Message | OtherMessage) => {
    if (kind === `${subject}-answer`) waiting.get(number)?.resolve(content)
    if (kind === `${subject}-question`)
      void Promise.resolve(answer(content)).then((answered) => reply(number, answered))
  })
  peer.once('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('the other process has ended'))
  })
  return (content) => {
    const number = count++
    const answered = Promise.withResolvers<unknown>()
    waiting.set(number, answered)
    send({ kind: `${subject}-question`, number, content })
    return answered.promise.finally(() => waiting.delete(number)) as Promise<Answer>
  }
}

/** Calls to all running workers, by their ids, with the sum of what the others of one give back. */
export function createWorkerCalls<Question>() {
  const calls = new Map<number, Call<Question, number>>()
  return {
    add(worker: Worker, call: Call<Question, number>): void {
      calls.set(worker.id, call)
      worker.once('disconnect', () => calls.delete(worker.id))
    },
    /** Calls every worker but one. */
    async callOthers(worker: number, question: Question): Promise<ReadonlyMap<number, number>> {
      const others = [...calls].filter(([other]) => other !== worker)
      // A worker that has ended returns nothing.
      const answers = others.map(
        async ([other, call]) => [other, await call(question).catch(() => 0)] as const,
      )
      return new Map(await Promise.all(answers))
    },
  }
}
