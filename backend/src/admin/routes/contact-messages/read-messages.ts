export interface ContactMessage {
	id: string;
	name: string;
	email: string;
	subject: string;
	message: string;
	/** ISO 8601. */
	createdAt: string;
}
export interface ContactMessages {
	messages: ContactMessage[];
	/** Of all pages. */
	count: number;
}

/** A page of GET /admin/contact-messages with the session of Medusa Admin. Throws when it is refused or unreadable. */
export async function readMessages(offset: number, limit: number, signal: AbortSignal): Promise<ContactMessages> {
	const response = await fetch(`/admin/contact-messages?offset=${offset}&limit=${limit}`, {
		credentials: "include",
		signal,
	});
	if (!response.ok) throw new Error(`GET /admin/contact-messages returned ${response.status}`);
	const body: unknown = await response.json();
	if (!isRecord(body) || !Array.isArray(body.contact_messages) || typeof body.count !== "number") {
		throw new TypeError("GET /admin/contact-messages returned something else");
	}
	return { messages: body.contact_messages.filter(isRecord).map(toMessage), count: body.count };
}

function toMessage(row: Record<string, unknown>): ContactMessage {
	const text = (field: string) => String(row[field] ?? "");
	return {
		id: text("id"),
		name: text("name"),
		email: text("email"),
		subject: text("subject"),
		message: text("message"),
		createdAt: text("created_at"),
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
