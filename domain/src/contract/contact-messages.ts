import { z } from "zod";
import { operation } from "./operation";
import { pageOf } from "./page";
import { whole } from "./query-values";

export const MESSAGE_STATES = ["OPEN", "HANDLED"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
const STATE = "Valeurs possibles\u00a0: OPEN ou HANDLED.";

/** A message of the contact form as the admin reads it. Dates in ISO 8601. */
export const contactMessageSchema = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	subject: z.string(),
	message: z.string(),
	createdAt: z.string(),
	/** When a team member handled it, and who; null while it is open. */
	handledAt: z.string().nullable(),
	handledBy: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Query of GET /admin/messages: those that wait, oldest first; or those that were handled, the latest written first. */
export const contactMessageQuerySchema = z.object({
	state: z.enum(MESSAGE_STATES, STATE).default("OPEN"),
	query: z.string().trim().max(200, "200 caractères au plus.").optional(),
	page: whole(0, 100_000).default(0),
});
export type ContactMessageQuery = z.output<typeof contactMessageQuerySchema>;

export const contactMessagePageSchema = pageOf(contactMessageSchema);
export type ContactMessagePage = z.infer<typeof contactMessagePageSchema>;

export const contactMessageStateSchema = z.object({ state: z.enum(MESSAGE_STATES, STATE) });

export const listMessages = operation("GET /api/admin/messages", {
	access: { staff: "orders.read" },
	query: contactMessageQuerySchema,
	answer: { 200: contactMessagePageSchema },
});

export const markMessage = operation("PUT /api/admin/messages/:id/state", {
	access: { staff: "orders.change" },
	body: contactMessageStateSchema,
	answer: { 200: contactMessageSchema },
	errors: ["MESSAGE_NOT_FOUND"],
});
