/** A link that cannot be made or read; the message is for people. */
export class LinkError extends Error {
  override readonly name = 'LinkError'
}
