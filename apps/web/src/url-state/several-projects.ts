/** In a print address of holes of several projects, in place of the id of a project. */
export const SEVERAL_PROJECTS = 'selected'
