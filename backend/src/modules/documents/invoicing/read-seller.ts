import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import type { Sql } from "../../../lib/database/sql";
import { readSetting } from "../../foundations/settings";
import { sellerOf } from "./seller";

/** The seller, as the settings state it now. */
export async function readSeller(sql: Sql): Promise<BillingDocument["seller"]> {
	return sellerOf(await readSetting(sql, "shop"));
}
