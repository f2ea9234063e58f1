import { z } from "zod";

const DAY = z.core.regexes.date.source.slice(1, -1);
const INSTANT = new RegExp(
	`^${DAY}T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$`,
);

/** A moment of ISO 8601 with its offset. Its seconds may be left out, as in the contract's first release; zod's own wants them. */
export const instant = () =>
	z
		.string("Une date ISO 8601 est attendue.")
		.regex(INSTANT, "Une date ISO 8601 est attendue.")
		.meta({ format: "date-time" });
