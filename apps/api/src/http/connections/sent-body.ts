import type { ServerResponse } from 'node:http'
import type { Body } from './measure-held.ts'

const bodies = new WeakMap<ServerResponse, Body>()

/** Says what a response sends, so that bytes which several responses share are counted once. */
export function setSentBody(response: ServerResponse, body: Body | null): void {
  if (body) bodies.set(response, body)
}

/** Null: not known. */
export const sentBody = (response: ServerResponse): Body | null => bodies.get(response) ?? null
