/** Prefix of temporary folders. Imports skip names with a leading dot. */
export const PREFIX = '.groundsheet-tmp-'

/** Locked while the process that created the folder runs. */
export const LOCK = 'lock'

/** An empty file: the folder was created by this program, and `LOCK` was locked. */
export const MARKER = 'groundsheet-temporary'

/** The folder for the temporary files themselves. */
export const CONTENT = 'content'
