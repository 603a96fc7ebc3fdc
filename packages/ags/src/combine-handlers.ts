import type { AgsHandler } from './ags.ts'

/** One handler that passes everything on to several, of which none misses a line. */
export function combineHandlers(handlers: readonly AgsHandler[]): AgsHandler {
  return {
    block(block) {
      for (const handler of handlers) handler.block(block)
    },
    row(values, line) {
      for (const handler of handlers) handler.row(values, line)
    },
    diagnostic(diagnostic) {
      for (const handler of handlers) handler.diagnostic(diagnostic)
    },
    nextLine: () => Math.min(...handlers.map((handler) => handler.nextLine?.() ?? 0)),
  }
}
