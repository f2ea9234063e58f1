import { z } from "zod";

/** One page of a list, with how many there are in all. */
/*#__NO_SIDE_EFFECTS__*/
export function pageOf<Item extends z.ZodType>(item: Item) {
	return z.object({ content: z.array(item), totalElements: z.number().int(), last: z.boolean() });
}
