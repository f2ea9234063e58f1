import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Cradle } from "../../../../lib/cradle";
import { shopTime } from "../../../../lib/database/clock";
import type { AddressPolicy } from "../../../../lib/public-address";
import type { Sender } from "./deliver";

export const WEBHOOK_MODULE = "webhook";

/** What the module itself knows of how messages are sent. */
type WebhookSettings = Omit<Sender, "readProduct" | "readOffer">;

/** Webhooks, as Medusa's container hands them out. */
export default class WebhookService {
	readonly settings: WebhookSettings;

	/** @param policy from medusa-config.ts */
	constructor(cradle: Cradle, policy: AddressPolicy) {
		const { permitsLoopback, isLive } = policy;
		this.settings = {
			pool: cradle[ContainerRegistrationKeys.PG_CONNECTION],
			logger: cradle[ContainerRegistrationKeys.LOGGER],
			now: shopTime,
			policy: { permitsLoopback, isLive },
		};
	}
}

/** What messages are sent with, and where to. */
export function webhooks(scope: MedusaContainer): WebhookSettings {
	return scope.resolve<WebhookService>(WEBHOOK_MODULE).settings;
}
