import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../../lib/database/sql";
import { bindGoogle, findGoogleIdentity } from "../../../../medusa/accounts/google-identities";
import { ApiFailure } from "../../../foundations/failures";
import { takeTicket } from "../tickets";

/**
 * Uses the ticket of a sign-in up and lets its Google account open the identity. Throws TICKET_REFUSED when the ticket
 * was used meanwhile, or the Google account opens another account by now.
 */
export async function linkGoogle(pool: Knex, identityId: string, linkToken: string, holder: string): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const ticket = await takeTicket(sql, "google-link", linkToken, holder);
		if (!ticket) throw new ApiFailure("TICKET_REFUSED");
		const { subject = "", email = "" } = ticket.data;
		const bound = await findGoogleIdentity(sql, subject);
		if (bound === identityId) return;
		if (bound) throw new ApiFailure("TICKET_REFUSED");
		await bindGoogle(sql, identityId, { subject, email });
	});
}
