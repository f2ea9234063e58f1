interface Line {
	productId: string;
	boxes: number;
}

/** The lines of each product as one, as its first line states it: the tier follows the total. */
export function mergedLines<Named extends Line>(lines: readonly Named[]): Named[] {
	const merged = new Map<string, Named>();
	for (const line of lines) {
		const first = merged.get(line.productId);
		merged.set(line.productId, first ? { ...first, boxes: first.boxes + line.boxes } : line);
	}
	return [...merged.values()];
}
