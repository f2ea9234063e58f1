import { NOTHING_COUNTED, type PickingCounts } from "@confiserie/domain/picking-count";
import { z } from "zod";

/** Lists whose counts this browser keeps; of more the one that was changed longest ago is forgotten. */
const KEPT_LISTS = 5;

const keptSchema = z.array(
	z.object({
		of: z.string(),
		boxes: z.record(z.string(), z.number().int().nonnegative()),
		steps: z.array(z.object({ key: z.string(), boxes: z.number().int().positive() })),
	}),
);

/** What `kept` says of the list of these orders; nothing counted where it says nothing or is not readable. */
export function countsIn(kept: string, place: string): PickingCounts {
	return listsIn(kept).find(({ of }) => of === place) ?? NOTHING_COUNTED;
}

/** `kept` with these counts for the list of these orders. */
export function withCounts(kept: string, place: string, { boxes, steps }: PickingCounts): string {
	const others = listsIn(kept).filter(({ of }) => of !== place);
	return JSON.stringify([{ of: place, boxes, steps }, ...others].slice(0, KEPT_LISTS));
}

function listsIn(kept: string): z.infer<typeof keptSchema> {
	try {
		return keptSchema.parse(JSON.parse(kept));
	} catch {
		return [];
	}
}
