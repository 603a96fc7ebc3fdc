/** Nobody waits for the answer any more, so nothing further is read for it. */
export class ClientGone extends Error {
  override name = 'ClientGone'

  constructor() {
    super('the client has gone')
  }
}
