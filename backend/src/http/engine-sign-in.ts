import { normaliseEmail } from "@confiserie/domain/email";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "./client-address";
import { countAttempt, forgiveAttempt, registrationLimits, signInLimits } from "./limits";

/** Medusa Admin's sign-in opens the same accounts as ours, and more: it obeys the same limits. */
export async function limitEngineSignIn(
	req: MedusaRequest,
	res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	const counted = signInLimits(emailIn(req.body), clientAddress(req));
	await countAttempt(req.scope, counted);
	res.once("finish", () => {
		// A count that stays when the database fails here only errs on the strict side.
		if (res.statusCode === 200) forgiveAttempt(req.scope, counted).catch(() => undefined);
	});
	next();
}

/** Accepting an invitation and asking for a new password create rows and send mail: limited by address. */
export async function limitEngineEnrolment(
	req: MedusaRequest,
	_res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	await countAttempt(req.scope, registrationLimits(clientAddress(req)));
	next();
}

function emailIn(body: unknown): string {
	const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
	return typeof email === "string" ? normaliseEmail(email) : "";
}
