import {
	type ContactMessage,
	type ContactMessagePage,
	contactMessagePageSchema,
	contactMessageSchema,
	type MessageState,
} from "@confiserie/domain/contract/contact-messages";
import { api } from "@/lib/api";

/** Query key of the lists. */
export const MESSAGES_KEY = ["admin", "messages"];

/** GET /admin/messages: those that wait, oldest first, or those that were handled. */
export const callMessages = (
	{ query, ...asked }: { state: MessageState; query: string; page: number },
	signal: AbortSignal,
): Promise<ContactMessagePage> =>
	api.get("/admin/messages", contactMessagePageSchema, {
		query: { ...asked, query: query || undefined },
		signal,
	});

/** PUT /admin/messages/{id}/state. */
export const callMark = (id: string, state: MessageState): Promise<ContactMessage> =>
	api.put(`/admin/messages/${encodeURIComponent(id)}/state`, { state }, contactMessageSchema);
