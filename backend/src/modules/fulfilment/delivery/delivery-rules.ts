import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopSettings } from "../../foundations/settings";
import { readDeliveryRules } from "./read-delivery-rules";

/** The delivery rules in force, in cents: what every total of the shop is computed with. */
export const deliveryRules = (scope: MedusaContainer): Promise<DeliveryRules> =>
	readDeliveryRules(shopSettings(scope).database);
