/** With more holes, tables of plots are loaded for the whole project. */
export const MAX_SINGLE_HOLES = 8
