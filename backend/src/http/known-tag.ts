/** Whether an If-None-Match names this ETag, compared weakly as for a GET. Source: RFC 9110 §13.1.2. */
export function namesTag(known: string | undefined, etag: string): boolean {
	if (known === undefined) return false;
	const plain = (tag: string) => tag.trim().replace(/^W\//, "");
	return known.trim() === "*" || known.split(",").some((tag) => plain(tag) === plain(etag));
}
