/** A request with one of its values replaced; `path` is "orderData.items.0.quantity". */
export function withValue(request: unknown, path: string, value: unknown): unknown {
	const [key = "", ...rest] = path.split(".");
	const replaced = (old: unknown) => (rest.length > 0 ? withValue(old, rest.join("."), value) : value);
	if (Array.isArray(request)) return request.map((item, index) => (String(index) === key ? replaced(item) : item));
	const record = request as Record<string, unknown>;
	return { ...record, [key]: replaced(record[key]) };
}
