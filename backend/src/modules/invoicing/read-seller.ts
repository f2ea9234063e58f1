import type { Paper } from "@confiserie/domain/invoicing/paper";
import type { Sql } from "../../lib/database/sql";
import { readSetting } from "../settings";
import { sellerOf } from "./seller";

/** Who sells, as the settings say now. */
export async function readSeller(sql: Sql): Promise<Paper["seller"]> {
	return sellerOf(await readSetting(sql, "shop"));
}
