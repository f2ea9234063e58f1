import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readStaff, staffClaims } from "../../../http/medusa-session";
import { closeWebSession, contextInCookie, openWebSession } from "../../../http/web-session";
import { endSession } from "../../../modules/customers/accounts";

/**
 * POST /auth/session, in Medusa's place: sets a cookie for an administrator's token while its session is open, always
 * under a new id. 401 for a customer's token, another actor's and an ended one. An invitee has no account yet: the
 * dashboard gets its response without a cookie.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
	const { auth_context: context } = req;
	const claims = staffClaims(context);
	if (claims && (await readStaff(req, claims))) await openWebSession(req, context);
	else if (claims || context.actor_type !== "user" || context.actor_id) {
		res.status(401).json({ message: "Unauthorized" });
		return;
	}
	res.json({ user: context });
}

/** DELETE /auth/session, in Medusa's place: the cookie, and the bearer token that it was opened with, end together. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
	const claims = staffClaims(contextInCookie(req));
	const { cookieOptions, sessionOptions } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
	if (claims) await endSession(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), claims.sessionId);
	await closeWebSession(req);
	res.clearCookie(sessionOptions?.name ?? "connect.sid", cookieOptions);
	res.json({ success: true });
}
