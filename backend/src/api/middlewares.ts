import { defineMiddlewares } from "@medusajs/framework/http";
import { refuseClosedActs } from "../http/closed-engine-acts";
import { engineActs } from "../http/engine-acts";
import { checkEngineSession, checkRefreshedSession } from "../http/engine-session";
import { limitEngineEnrolment, limitEngineSignIn } from "../http/engine-sign-in";
import { errorHandler } from "../http/error-handler";
import { gate } from "../http/gate";

/** What every request passes before its route: see http/gate.ts for access and http/error-handler.ts for refusals. */
export default defineMiddlewares({
	errorHandler,
	routes: [
		{ matcher: "/", middlewares: [gate] },
		{ matcher: "/admin", middlewares: [checkEngineSession] },
		{ matcher: "/admin", middlewares: [refuseClosedActs] },
		...engineActs,
		{ matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [checkRefreshedSession] },
		{ matcher: "/auth/user/emailpass", methods: ["POST"], middlewares: [limitEngineSignIn] },
		{ matcher: "/auth/user/emailpass/register", methods: ["POST"], middlewares: [limitEngineEnrolment] },
		{ matcher: "/auth/user/emailpass/reset-password", methods: ["POST"], middlewares: [limitEngineEnrolment] },
		// The signature of a provider's notice covers the bytes that it sent.
		{ matcher: "/api/payments/webhook", methods: ["POST"], bodyParser: { preserveRawBody: true } },
	],
});
