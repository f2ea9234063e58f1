import { Module } from "@medusajs/framework/utils";
import WebhookService, { WEBHOOK_MODULE } from "./service";

export { deliverWebhooks } from "./deliver";
export { forgetDeliveries, listDeliveries, readDelivery, sendAgain } from "./deliveries";
export {
	changeEndpoint,
	createEndpoint,
	listEndpoints,
	pauseEndpoint,
	readEndpoint,
	removeEndpoint,
	resumeEndpoint,
	rotateSecret,
} from "./endpoints";
export { hearsOfProducts, isHeard, noteEvent, noteProducts } from "./note-event";
export { readPausedWebhooks } from "./paused";
export { webhooks } from "./service";

/** Receivers of the shop's signed event messages, and the messages themselves. */
export default Module(WEBHOOK_MODULE, { service: WebhookService });
