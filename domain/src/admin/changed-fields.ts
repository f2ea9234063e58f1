/** The fields of a form or a row that differ from before, each with both values, as the audit log stores them. */
export function changedFields<Value>(
	before: Readonly<Record<string, Value>>,
	after: Readonly<Record<string, Value>>,
): Record<string, { from: Value | null; to: Value }> {
	return Object.fromEntries(
		Object.entries(after)
			.filter(([field, to]) => JSON.stringify(before[field]) !== JSON.stringify(to))
			.map(([field, to]) => [field, { from: before[field] ?? null, to }]),
	);
}
