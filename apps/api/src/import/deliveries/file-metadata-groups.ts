/** Groups that state what a file is and what its codes mean: each delivery has its own. */
export const FILE_METADATA_GROUPS: readonly string[] = ['TRAN', 'DICT', 'ABBR', 'UNIT', 'TYPE', 'CODE']
