import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import ShopShippingProvider from "./provider";

export { type AgreedDelivery, agreeDelivery, deliveryNow, quoteResponse } from "./agree-delivery";
export { leavesQuickly } from "./closed-days";
export { deliveryRules } from "./delivery-rules";
export { OFFERED, offeredRule } from "./offered-rule";
export { packagingOf } from "./packaging";
export { HOME_DELIVERY } from "./provider";
export { quoteItems } from "./quote-items";
export { readDeliveryRules } from "./read-delivery-rules";

/**
 * Delivery, as Medusa's fulfilment knows it. A module needs rows of its own; delivery has rules, which are settings.
 */
export default ModuleProvider(Modules.FULFILLMENT, { services: [ShopShippingProvider] });
