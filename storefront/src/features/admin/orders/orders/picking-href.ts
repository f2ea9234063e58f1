/** The page where orders are prepared together; its query is the call's. */
export function pickingHref(query: Record<string, string | undefined>): string {
	const stated = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return `/admin/orders/picking?${new URLSearchParams(stated)}`;
}
