import { strataPattern } from '../src/index.ts'

export const drawn = (code: string, meaning = '', description = '') =>
  strataPattern({ code, meaning, description }).id.replace('strata-', '')
export const described = (description: string) => drawn('', '', description)
