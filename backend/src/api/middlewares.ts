import { defineMiddlewares } from "@medusajs/framework/http";
import { checkAdminFields } from "../http/admin-fields";
import { auditMedusaActs } from "../http/audit-medusa";
import { refuseClosedActs } from "../http/closed-medusa-acts";
import { errorHandler } from "../http/error-handler";
import { gate } from "../http/gate";
import { invitationSender } from "../http/invitation-sender";
import { keptEmail } from "../http/kept-email";
import { lawfulPublication } from "../http/lawful-publication";
import { medusaActs } from "../http/medusa-acts";
import { requireMedusaPermission } from "../http/medusa-permissions";
import { checkMedusaSession } from "../http/medusa-session";
import { dispatch } from "../http/operations/dispatch";
import { tidyPersonFields } from "../http/person-fields";
import { FORM_PATH, guardRequestHeads } from "../http/request-head";
import { logRequests } from "../http/request-log";
import { boundRouteFinders } from "../http/route-finder";
import { protectEveryResponse } from "../http/security-headers";
import { openStoreToChannels } from "../http/store/channel-origins";
import { channelPrices } from "../http/store/channel-prices";
import { guardStore } from "../http/store/guard";
import { SERVED } from "./operations";

guardRequestHeads();
boundRouteFinders();
logRequests();
protectEveryResponse();
openStoreToChannels();

/** What every request passes before its route: see http/gate.ts for access and http/error-handler.ts for refusals. */
export default defineMiddlewares({
	errorHandler,
	routes: [
		{ matcher: "/", middlewares: [gate, dispatch(SERVED)] },
		{ matcher: "/admin", middlewares: [checkMedusaSession] },
		{ matcher: "/admin", middlewares: [requireMedusaPermission] },
		{ matcher: "/admin", middlewares: [checkAdminFields] },
		{ matcher: "/admin", middlewares: [refuseClosedActs] },
		{ matcher: "/admin", middlewares: [auditMedusaActs] },
		{ matcher: "/admin", middlewares: [tidyPersonFields] },
		{ matcher: "/store", middlewares: [tidyPersonFields, guardStore] },
		...channelPrices,
		...medusaActs,
		...lawfulPublication,
		...keptEmail,
		...invitationSender,
		{ matcher: FORM_PATH, methods: ["POST"], bodyParser: false },
		// The signature of a provider's notice covers the bytes that it sent.
		{ matcher: "/api/payments/webhook", methods: ["POST"], bodyParser: { preserveRawBody: true } },
		{ matcher: "/api/carriers/sendcloud", methods: ["POST"], bodyParser: { preserveRawBody: true } },
	],
});
