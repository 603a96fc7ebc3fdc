/** What pure packages use of the Encoding Standard, which browsers and Node both have. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBufferView, options?: { stream?: boolean }): string
}
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
}
