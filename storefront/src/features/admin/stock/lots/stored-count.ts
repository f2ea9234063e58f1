import type { Counts } from "@confiserie/domain/lots/stock-count";
import { z } from "zod";

const storedSchema = z.record(z.string(), z.number().int().nonnegative());

/** The counts stored in this browser; none when they are unreadable. */
export function countsIn(stored: string): Counts {
	try {
		return storedSchema.parse(JSON.parse(stored));
	} catch {
		return {};
	}
}
