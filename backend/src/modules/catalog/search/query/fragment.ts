/** A piece of SQL with the values of its placeholders. */
export interface Fragment {
	sql: string;
	values: (string | number | boolean | string[] | number[])[];
}

export function join(parts: readonly Fragment[], separator: string): Fragment {
	return { sql: parts.map(({ sql }) => sql).join(separator), values: parts.flatMap(({ values }) => values) };
}
