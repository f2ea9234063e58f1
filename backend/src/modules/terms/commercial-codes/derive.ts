import { createHmac } from "node:crypto";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { COMMERCIAL_CODE, commercialCodeFor } from "@confiserie/domain/payments/commercial-code";

/** What a code is made of: the account's e-mail when it was issued, and which of its codes it is. */
export interface CodeSource {
	email: string;
	generation: number;
}

/**
 * The code of an account, eight hexadecimal characters in upper case: under the shop's secret an HMAC-SHA-256 that
 * changes with every issue, without one the specified hash of the e-mail. Source: spec §5.
 */
export async function deriveCode(secret: string | undefined, { email, generation }: CodeSource): Promise<string> {
	if (!secret) return commercialCodeFor(email);
	const content = `commercial code\n${normaliseEmail(email)}\n${generation}`;
	return createHmac("sha256", secret).update(content).digest("hex").slice(0, COMMERCIAL_CODE.length).toUpperCase();
}
