import { z } from "zod";
import { pageOf } from "./page";
import { whole } from "./query-values";

/** Results on a page of a batch. */
export const BATCH_PAGE_SIZE = 20;

/** WAITING: not its turn yet, or never when the batch was stopped. UNCHANGED: it was so already. */
export const BATCH_RESULTS = ["WAITING", "DONE", "UNCHANGED", "REFUSED"] as const;
export type BatchResult = (typeof BATCH_RESULTS)[number];

/** STOPPING: what is under way is finished first. STOPPED: what was done by then stays. */
export const BATCH_STATES = {
	RUNNING: "En cours",
	STOPPING: "Arrêt en cours",
	STOPPED: "Arrêté",
	DONE: "Terminé",
} as const;
export type BatchState = keyof typeof BATCH_STATES;

/** How far any batch is: of `total`, some are done, were so already, or were refused. */
export const BATCH_PROGRESS = {
	state: z.enum(Object.keys(BATCH_STATES) as [BatchState, ...BatchState[]]),
	total: z.number().int(),
	done: z.number().int(),
	unchanged: z.number().int(),
	refused: z.number().int(),
	/** E-mail of the administrator who asked for it. */
	startedBy: z.string(),
	startedAt: z.string(),
	endedAt: z.string().nullable(),
};
export type BatchProgress = z.infer<z.ZodObject<typeof BATCH_PROGRESS>>;

/** Query for a page of the results of a batch of so many at most. */
export function batchQuery(most: number) {
	return z.strictObject({
		page: whole(0, most).default(0),
		size: whole(1, 100).default(BATCH_PAGE_SIZE),
	});
}

/** A page of results, refused ones first; `refusal` is the reason. */
export function batchResults<Fields extends z.ZodRawShape>(fields: Fields) {
	return pageOf(z.object(fields));
}

/** What became of one. */
export const BATCH_RESULT = { result: z.enum(BATCH_RESULTS), refusal: z.string().nullable() };
