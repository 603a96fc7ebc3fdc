import type { ClientRequest, ServerResponse } from 'node:http'

/** Names and values in turn. */
export type HeaderList = readonly string[]

export function setHeaders(response: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] ?? '', list[at + 1] ?? '')
}

/** As they stand in the head of an answer. */
export function headLines(list: HeaderList): string {
  let lines = ''
  for (let at = 0; at < list.length; at += 2) lines += `${list[at] ?? ''}: ${list[at + 1] ?? ''}\r\n`
  return lines
}

/** The headers that were set on an answer, without some (in small letters). */
export function listHeaders(response: ServerResponse, without: ReadonlySet<string>): HeaderList {
  const { getRawHeaderNames } = response as ServerResponse & RawNames
  const names = getRawHeaderNames.call(response).filter((name) => !without.has(name.toLowerCase()))
  return names.flatMap((name) => [name, String(response.getHeader(name))])
}

/** Of every outgoing message; Node's types know it of requests only. */
type RawNames = Pick<ClientRequest, 'getRawHeaderNames'>
