import * as contract from "@confiserie/domain/contract/webhooks";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Caller } from "../http/caller";
import { serve } from "../http/operations/serve";
import {
	changeEndpoint,
	createEndpoint,
	listDeliveries,
	listEndpoints,
	pauseEndpoint,
	readDelivery,
	readEndpoint,
	removeEndpoint,
	resumeEndpoint,
	rotateSecret,
	sendAgain,
	webhooks,
} from "../modules/terms/channels";

/** An act on webhooks: its database and policy, who acts, and when. */
function act({ scope, caller }: { scope: MedusaContainer; caller: Caller }) {
	const { pool, policy, now } = webhooks(scope);
	return { pool, policy, by: { actor: caller, now: now() } };
}

/** Webhooks and their messages, for staff. */
export default serve(contract, {
	listWebhookDeliveries: ({ sql, query }) => listDeliveries(sql, query),
	readWebhookDelivery: ({ sql, params }) => readDelivery(sql, params.id),
	resendWebhookDelivery: (asked) => {
		const { pool, by } = act(asked);
		return sendAgain(pool, asked.params.id, by);
	},
	listWebhooks: ({ sql }) => listEndpoints(sql),
	createWebhook: (asked) => {
		const { pool, policy, by } = act(asked);
		return createEndpoint(pool, policy, asked.body, by);
	},
	readWebhook: ({ sql, params }) => readEndpoint(sql, params.id),
	changeWebhook: (asked) => {
		const { pool, policy, by } = act(asked);
		return changeEndpoint(pool, policy, asked.params.id, asked.body, by);
	},
	removeWebhook: (asked) => {
		const { pool, by } = act(asked);
		return removeEndpoint(pool, asked.params.id, by);
	},
	rotateWebhookSecret: (asked) => {
		const { pool, by } = act(asked);
		return rotateSecret(pool, asked.params.id, by);
	},
	setWebhookState: (asked) => {
		const { pool, by } = act(asked);
		return (asked.body.state === "PAUSED" ? pauseEndpoint : resumeEndpoint)(pool, asked.params.id, by);
	},
});
