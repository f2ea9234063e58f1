import { stockCountInputSchema } from "@confiserie/domain/contract/lots";
import type { Counts } from "@confiserie/domain/lots/stock-count";
import { z } from "zod";

/** As many boxes as a count may state of a lot. */
export const countedBoxes = stockCountInputSchema.shape.lines.element.shape.boxes;
const storedSchema = z.record(z.string(), z.object({ boxes: countedBoxes, seen: countedBoxes }));

/** The counts stored in this browser; none when they are unreadable. */
export function countsIn(stored: string): Counts {
	try {
		return storedSchema.parse(JSON.parse(stored));
	} catch {
		return {};
	}
}
