/** How the name of a temporary folder begins. Imports of the folder that it is in skip names with a dot. */
export const PREFIX = '.groundsheet-tmp-'

/** Locked as long as the process that made the folder runs. */
export const LOCK = 'lock'

/** An empty file: the folder was made by this program, and `LOCK` was taken. */
export const MARKER = 'groundsheet-temporary'

/** What the folder is for. */
export const CONTENT = 'content'
