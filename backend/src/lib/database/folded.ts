/**
 * SQL for the domain's `foldText` of `value`, spaces around it left; a test compares the two letter by letter. It calls functions
 * of PostgreSQL alone: PostgreSQL looks for no names of a schema while it maintains an index.
 */
export const folded = (value: string): string => `replace(replace(replace(replace(
	translate(lower(regexp_replace(normalize(${value}, NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]+', '', 'g')),
		'łøđðħıς’‘ʼ′\`‐–—−', 'loddhiσ''''''''''----'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th')`;

/** Creates `fold_text`, the function of it. Each module whose columns or indexes use it creates it: none depends on another's migrations. */
export const FOLD_TEXT = `create or replace function fold_text(value text) returns text language sql immutable parallel safe as $$
	select ${folded("value")}
$$`;

/** SQL of the text in which names are searched: folded, without apostrophes, so that "obrien" finds O'Brien and "hay" L'Haÿ. */
export const searchable = (value: string): string => `replace(fold_text(${value}), '''', '')`;
