export { ApiError } from './api-error.ts'
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts'
export type { List } from './list.ts'
export type { Wait } from './request.ts'
