import { z } from "zod";
import { historyActorSchema } from "./admin-order";

/**
 * What an entry of an order's timeline is about: its status, money, a mail to its customer, a billing document, a
 * withdrawal, a claim, an act in Medusa Admin, another act of the team.
 */
export const TIMELINE_KINDS = ["STATUS", "MONEY", "MAIL", "INVOICE", "WITHDRAWAL", "CLAIM", "ENGINE", "ACT"] as const;

export const timelineEntrySchema = z.object({
	/** ISO 8601. */
	at: z.string(),
	kind: z.enum(TIMELINE_KINDS),
	/** In French, as it is shown. */
	title: z.string(),
	detail: z.string().nullable(),
	/** The person who did it; null for what happened by itself. */
	actor: historyActorSchema.nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Response of GET /admin/orders/{id}/timeline: all that happened to an order, oldest first. */
export const orderTimelineSchema = z.object({ entries: z.array(timelineEntrySchema) });
export type OrderTimeline = z.infer<typeof orderTimelineSchema>;
