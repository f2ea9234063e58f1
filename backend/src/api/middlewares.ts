import { defineMiddlewares } from "@medusajs/framework/http";
import { errorHandler } from "../http/error-handler";
import { gate } from "../http/gate";

/** What every request passes before its route: see http/gate.ts for access and http/error-handler.ts for refusals. */
export default defineMiddlewares({
	errorHandler,
	routes: [
		{ matcher: "/", middlewares: [gate] },
		// The signature of a provider's notice covers the bytes that it sent.
		{ matcher: "/api/payments/webhook", methods: ["POST"], bodyParser: { preserveRawBody: true } },
	],
});
