/**
 * SQL of the text in which names are searched: folded, without apostrophes, so that "obrien" finds O'Brien and "hay" L'Haÿ. `fold_text`
 * is the domain's `foldText`, spaces around it left; a test compares the two letter by letter.
 */
export const searchable = (value: string): string => `replace(fold_text(${value}), '''', '')`;
