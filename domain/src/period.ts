/** Whether a period, "2026-11-20" to "2026-11-22", does not end before it begins; an end that is absent or empty is open. */
export function isInOrder({ from, to }: { from?: string | null | undefined; to?: string | null | undefined }): boolean {
	return !from || !to || from <= to;
}

/** Message for a period that ends before it begins. */
export const OUT_OF_ORDER = "La fin de la période est avant son début.";
