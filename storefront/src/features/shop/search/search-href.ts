/** The catalogue narrowed to what was searched; whole for nothing. */
export const searchHref = (query: string): string =>
	query ? `/products?query=${encodeURIComponent(query)}` : "/products";
