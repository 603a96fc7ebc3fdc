import type { ServerResponse } from 'node:http'
import type { Body } from './connection-memory.ts'

const bodies = new WeakMap<ServerResponse, Body>()

/** Records the body of a response, so that bytes shared by several responses are counted once. */
export function setSentBody(response: ServerResponse, body: Body | null): void {
  if (body) bodies.set(response, body)
}

/** Null: not known. */
export const sentBody = (response: ServerResponse): Body | null => bodies.get(response) ?? null
