import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { deleteAccount } from "../../../medusa/accounts/identities";
import { forgetInImports } from "../../catalog/import";
import { forgetMembership } from "../../companies/companies";
import { forgetBasket } from "../../customers/baskets";
import { forgetReviewsOf } from "../../customers/reviews";
import { handOver } from "../../sales/company-orders";
import { forgetLists } from "../../sales/saved-lists";

/** Deletes an account: sessions, links, codes, company, reviews, basket, lists, credentials, addresses and the customer. Orders have their own copies. */
export async function forgetAccount(
	sql: Knex.Transaction,
	account: { identityId: string | null; customerId: string; email: string },
): Promise<void> {
	await forgetMembership(sql, account, handOver);
	for (const table of ["account_session", "account_ticket", "account_activity"])
		await sql(table).where({ identity_id: account.identityId }).delete();
	for (const table of [
		"commercial_code",
		"deposit_permission",
		"account_business",
		"account_note",
		"account_allergens",
	])
		await sql(table).where({ customer_id: account.customerId }).delete();
	await sql("sales_quote").where({ customer_id: account.customerId, order_id: null }).delete();
	await sql("quote_inquiry").where({ customer_id: account.customerId }).delete();
	await sql("account_list_view").where({ owner_id: account.customerId }).delete();
	await forgetReviewsOf(sql, account.customerId);
	await forgetBasket(sql, account.customerId);
	await forgetLists(sql, account.customerId);
	await forgetInImports(sql, account);
	await deleteAccount(sql, account);
}
