/** A page of a list, numbered from 0, with how many there are in all. */
export function pageOf<Item>(content: Item[], totalElements: number, { page, size }: { page: number; size: number }) {
	return { content, totalElements, last: (page + 1) * size >= totalElements };
}
