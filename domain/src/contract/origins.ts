import { z } from "zod";
import { KEY_LIMITS, originOf } from "../channels/channel-key";

const ORIGIN_MESSAGE = "Une origine est attendue, par exemple https://caisse.exemple.fr.";

/** The origin of a page, "https://caisse.exemple.fr", in the form in which browsers send it. */
const origin = z
	.string(ORIGIN_MESSAGE)
	.trim()
	.max(255, "255 caractères au plus.")
	.transform((typed, context) => {
		const found = originOf(typed);
		if (found !== undefined) return found;
		context.addIssue({ code: "custom", message: ORIGIN_MESSAGE });
		return z.NEVER;
	});

/** Origins of pages that may call, each once; none by default: programs alone. */
export const originList = z
	.array(origin, ORIGIN_MESSAGE)
	.max(KEY_LIMITS.origins, `${KEY_LIMITS.origins} origines au plus.`)
	.default([])
	.transform((given) => [...new Set(given)]);
