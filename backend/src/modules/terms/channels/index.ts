import { Module } from "@medusajs/framework/utils";
import WebhookService, { WEBHOOK_MODULE } from "./webhooks/service";

export { alignChannels } from "./align";
export { issueKey, keysIssuedBy, listKeys, revokeKey } from "./keys/administer";
export { type FoundKey, findKey, listedOrigins, noteUse } from "./keys/find-key";
export {
	type Channel,
	listSalesChannels,
	lockChannel,
	readChannel,
	readChannelNames,
	readSalesChannel,
	readStoreOrigins,
} from "./read-channel";
export { type ChannelChange, createChannel, saveChannel } from "./save-channel";
export { deliverWebhooks } from "./webhooks/deliver";
export { forgetDeliveries, listDeliveries, readDelivery, sendAgain } from "./webhooks/deliveries";
export {
	changeEndpoint,
	createEndpoint,
	listEndpoints,
	pauseEndpoint,
	readEndpoint,
	removeEndpoint,
	resumeEndpoint,
	rotateSecret,
} from "./webhooks/endpoints";
export { hearsOfProducts, isHeard, noteEvent, noteProducts } from "./webhooks/note-event";
export { readPausedWebhooks } from "./webhooks/paused";
export { webhooks } from "./webhooks/service";

/** Receivers of the shop's signed event messages, and the messages themselves. */
export default Module(WEBHOOK_MODULE, { service: WebhookService });
