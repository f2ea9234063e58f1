import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Sql } from "../../lib/database/sql";
import { readSetting, shopSettings } from "../settings";

/** The delivery rules in force, in cents: what every total of the shop is computed with. */
export const deliveryRules = (scope: MedusaContainer): Promise<DeliveryRules> =>
	readDeliveryRules(shopSettings(scope).database);

export async function readDeliveryRules(sql: Sql): Promise<DeliveryRules> {
	return { ...(await readSetting(sql, "delivery")), ...(await readSetting(sql, "shipping")) };
}
