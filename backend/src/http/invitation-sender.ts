import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { INVITED_BY } from "../medusa/accounts/invitations";

/**
 * Records who sends an invitation of Medusa, which stores no sender: the invitation ends with that user's role. Runs
 * after Medusa has validated the body, so that no body can name another sender.
 */
function recordSender(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
	const body: unknown = req.validatedBody;
	const context = "auth_context" in req ? req.auth_context : undefined;
	if (isRecord(body) && isRecord(context))
		body.metadata = { ...(isRecord(body.metadata) && body.metadata), [INVITED_BY]: context.actor_id };
	next();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const invitationSender: MiddlewareRoute[] = [
	{ matcher: "/admin/invites", methods: ["POST"], middlewares: [recordSender] },
];
