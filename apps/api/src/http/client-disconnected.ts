/** Nobody waits for the answer any more, so nothing further is read for it. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'

  constructor() {
    super('the client has disconnected')
  }
}
