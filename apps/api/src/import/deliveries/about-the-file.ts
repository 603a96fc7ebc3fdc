/** Groups that state what a file is and what its codes mean: each delivery has its own. */
export const ABOUT_THE_FILE: readonly string[] = ['TRAN', 'DICT', 'ABBR', 'UNIT', 'TYPE', 'CODE']
