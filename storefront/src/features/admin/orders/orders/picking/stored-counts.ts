import { NOTHING_COUNTED, type PickingCounts } from "@confiserie/domain/fulfilment/picking-count";
import { z } from "zod";

/** Maximum number of lists stored in this browser; the least recently changed ones are dropped. */
const STORED_LISTS = 5;

const storedSchema = z.array(
	z.object({
		of: z.string(),
		boxes: z.record(z.string(), z.number().int().nonnegative()),
		steps: z.array(z.object({ key: z.string(), boxes: z.number().int().positive(), lot: z.string().optional() })),
		lots: z.record(z.string(), z.record(z.string(), z.number().int().positive())).optional(),
	}),
);

/** The counts stored for the list of these orders; no counts when there are none or they are unreadable. */
export function countsIn(stored: string, place: string): PickingCounts {
	const { boxes, steps, lots } = listsIn(stored).find(({ of }) => of === place) ?? NOTHING_COUNTED;
	return { boxes, steps, ...(lots && { lots }) };
}

/** `stored` with these counts for the list of these orders. */
export function withCounts(stored: string, place: string, { boxes, steps, lots }: PickingCounts): string {
	const others = listsIn(stored).filter(({ of }) => of !== place);
	return JSON.stringify([{ of: place, boxes, steps, lots }, ...others].slice(0, STORED_LISTS));
}

function listsIn(stored: string): z.infer<typeof storedSchema> {
	try {
		return storedSchema.parse(JSON.parse(stored));
	} catch {
		return [];
	}
}
