import type { RequestListener } from "node:http";
import { Webhook } from "standardwebhooks";

/** A message as the shop sends it; `type` says what `data` is: "order.paid", "product.stock_changed". */
export interface Message {
	type: string;
	/** When it happened, ISO 8601. */
	timestamp: string;
	data: Record<string, unknown>;
}

/**
 * Takes the shop's messages. Each is verified over its very bytes, and handed on once, however often it arrives. What
 * `handle` throws is answered with 500: the shop sends the message again later, and meanwhile none of the same order or product.
 * @param secret whsec_…, as shown when the webhook was added
 */
export function receiver(
	secret: string,
	handle: (message: Message, id: string) => Promise<void> | void,
): RequestListener {
	const webhook = new Webhook(secret);
	// A real receiver stores these in its database, in one transaction with what `handle` does.
	const done = new Set<string>();
	return async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const id = String(request.headers["webhook-id"]);
		let message: Message;
		try {
			message = webhook.verify(Buffer.concat(parts).toString(), request.headers as Record<string, string>) as Message;
		} catch {
			response.writeHead(401).end();
			return;
		}
		try {
			if (!done.has(id)) await handle(message, id);
			done.add(id);
			response.writeHead(204).end();
		} catch {
			response.writeHead(500).end();
		}
	};
}
