import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Provider } from "../gateway/gateway";
import { isSigned } from "../gateway/signature";
import { DemoGateway } from "./demo-gateway";
import { demoWebhookSecret } from "./webhook-secret";

export function openDemo(pool: Knex, now: () => Date): Provider {
	return {
		gateway: new DemoGateway(pool, now),
		signatureHeader: "stripe-signature",
		isSigned: async (payload, signature) => isSigned(payload, signature, await demoWebhookSecret(pool), now()),
	};
}
