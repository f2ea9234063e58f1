/** Days as "2026-11-20", both included. */
interface Period {
	from?: string | undefined;
	to?: string | undefined;
}

/**
 * The days of Europe/Paris that a query asks for, as conditions on a column of instants: from midnight to midnight, for a day
 * of the change of clocks has 23 or 25 hours.
 * @param column written by us, never by a client
 */
export function inPeriod(column: string, { from, to }: Period): { sql: string; values: string[] }[] {
	return [
		...(from ? [{ sql: `${column} >= ?::date::timestamp at time zone 'Europe/Paris'`, values: [from] }] : []),
		...(to ? [{ sql: `${column} < (?::date + 1)::timestamp at time zone 'Europe/Paris'`, values: [to] }] : []),
	];
}
