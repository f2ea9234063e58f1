import { type TicketResponse, ticketSchema } from "@confiserie/domain/contract/oauth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseBody } from "../../../../http/parse";
import { openByLink } from "../../../../http/tries";
import { holderOf, issueTicket, takeTicket } from "../../../../modules/accounts";
import { ApiFailure } from "../../../../modules/failures";
import { openSession } from "../session";

/**
 * POST /api/auth/ticket -> the session that a Google sign-in ended in, once, within a minute, in the browser that began
 * it. When the e-mail has an account already: what to ask its password for, with a ticket of its own.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<TicketResponse>): Promise<void> {
	const { token } = parseBody(ticketSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const holder = holderOf(req);
	const ticket = await openByLink(req, async () => {
		const taken = await takeTicket(database, "sign-in", token, holder);
		if (!taken) throw new ApiFailure("TICKET_REFUSED");
		return taken;
	});
	if (ticket.identityId === null) {
		const linkToken = await issueTicket(database, "google-link", ticket, holder);
		res.json({ linkToken, email: ticket.data.email ?? "" });
		return;
	}
	const session = await openSession(req.scope, { identityId: ticket.identityId });
	if (!session) throw new ApiFailure("TICKET_REFUSED");
	res.json(session);
}
