import type { OrderBusiness } from "@confiserie/domain/contract/business";
import type { Sql } from "../../lib/database/sql";
import { readBusiness } from "../accounts";

/**
 * The company that an order is for: what the order says, null included; where it says nothing, the company of the account
 * that buys.
 */
export async function buyingCompany(
	sql: Sql,
	customerId: string,
	stated: OrderBusiness | null | undefined,
): Promise<OrderBusiness | null> {
	if (stated !== undefined) return stated;
	const business = await readBusiness(sql, customerId);
	return business && { ...business, purchaseOrder: "", costCentre: "" };
}
