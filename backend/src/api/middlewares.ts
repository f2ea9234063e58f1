import { defineMiddlewares } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { refuseClosedActs } from "../http/closed-engine-acts";
import { engineActs } from "../http/engine-acts";
import { checkEngineSession } from "../http/engine-session";
import { errorHandler } from "../http/error-handler";
import { gate } from "../http/gate";
import { openProductFront } from "../http/product-front";
import { protectEveryResponse } from "../http/security-headers";

protectEveryResponse();
if (currentEnv().PRODUCT_FRONT === "on") openProductFront();

/** What every request passes before its route: see http/gate.ts for access and http/error-handler.ts for refusals. */
export default defineMiddlewares({
	errorHandler,
	routes: [
		{ matcher: "/", middlewares: [gate] },
		{ matcher: "/admin", middlewares: [checkEngineSession] },
		{ matcher: "/admin", middlewares: [refuseClosedActs] },
		...engineActs,
		// The signature of a provider's notice covers the bytes that it sent.
		{ matcher: "/api/payments/webhook", methods: ["POST"], bodyParser: { preserveRawBody: true } },
	],
});
