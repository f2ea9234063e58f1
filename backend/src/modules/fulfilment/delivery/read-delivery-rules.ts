import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { Sql } from "../../../lib/database/sql";
import { readSetting } from "../../foundations/settings/reads";

export async function readDeliveryRules(sql: Sql): Promise<DeliveryRules> {
	return { ...(await readSetting(sql, "delivery")), ...(await readSetting(sql, "shipping")) };
}
