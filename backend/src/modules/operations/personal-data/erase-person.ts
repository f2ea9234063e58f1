import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction } from "../../../lib/database/sql";
import { lockPerson } from "../../../medusa/accounts/erasure";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { lockCheckouts } from "../../sales/checkout";
import { eraseOrders } from "./erase-orders";
import { eraseTraces } from "./erase-traces";
import { forgetAccount } from "./forget-account";
import { refuseUnderWay } from "./under-way";

/**
 * Erases a customer in one transaction: account, sessions, addresses, carts, messages and mails are deleted; orders and
 * billing documents retain what the law requires (docs/law.md). A last mail notifies the customer; its recipient is erased
 * once it is sent. (ADR 18)
 * @param by the administrator who does it; undefined for the person themselves
 * @throws ApiFailure CUSTOMER_NOT_FOUND, ERASURE_UNDER_WAY, ERASURE_OF_STAFF, LAST_MANAGER
 */
export async function erasePerson(pool: Knex, customerId: string, by?: Administrator): Promise<void> {
	await inTransaction(pool, async (sql) => {
		// No order is placed meanwhile; one that waits finds no customer.
		await lockCheckouts(sql, customerId);
		const person = existing(await lockPerson(sql, customerId), "CUSTOMER_NOT_FOUND");
		if (person.isAdministrator) throw new ApiFailure("ERASURE_OF_STAFF");
		await refuseUnderWay(sql, customerId);
		await eraseTraces(sql, person);
		await forgetAccount(sql, person);
		// After the membership: what is open for the company is a colleague's by then.
		await eraseOrders(sql, customerId);
		if (by)
			await recordAudit(sql, by, {
				action: "customer.erased",
				entity: "customer",
				entityId: customerId,
				label: "un client",
			});
		const key = `account-erased:${generateEntityId(undefined, "mail")}`;
		if (person.email !== "") await queueMail(sql, { key, to: person.email, template: "account-erased", data: {} });
	});
}
