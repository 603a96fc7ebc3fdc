declare module 'virtual:shell-files' {
  /** Files of the built viewer; `revision` is null if the name has a hash of the content. */
  const files: readonly { readonly url: string; readonly revision: string | null }[]
  export default files
}
