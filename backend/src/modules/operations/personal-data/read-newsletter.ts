import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { isoOne, type Sql } from "../../../lib/database/sql";

/** The newsletter consent of an e-mail, and its date. */
export async function newsletterOf(sql: Sql, email: string): Promise<PersonalData["newsletter"]> {
	const consent = await isoOne<PersonalData["newsletter"]>(
		sql,
		"SELECT asked_at, confirmed_at, consent_version FROM newsletter_reader WHERE email = ?",
		[normaliseEmail(email)],
	);
	return consent ?? null;
}
