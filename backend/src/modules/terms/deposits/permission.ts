import type { DepositPermissionRow } from "@confiserie/domain/contract/commercial-codes";
import type { MedusaCustomer } from "@confiserie/domain/contract/medusa-admin";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, inTransaction, isoOne, isoRows, lock, one, type Sql } from "../../../lib/database/sql";
import { accountOfEmail, CUSTOMERS, customerOfId, emailOfPerson } from "../../../medusa/accounts/people";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { existing } from "../../foundations/failures";
import { type CodeContext, listCodes } from "../commercial-codes";

/** What an administrator has decided of a customer; undefined where the code decides. */
export async function permissionOf(sql: Sql, customerId: string): Promise<"ALLOWED" | "REFUSED" | undefined> {
	const row = await one<{ permission: "ALLOWED" | "REFUSED" }>(
		sql,
		"select permission from deposit_permission where customer_id = ?",
		[customerId],
	);
	return row?.permission;
}

/** Sets who may pay by deposit whatever the code; BY_CODE takes a former decision back. Throws CUSTOMER_NOT_FOUND. */
export async function setPermission(
	pool: Knex,
	{
		email,
		permission,
		actor,
		now,
	}: Omit<DepositPermissionRow, "changedAt" | "changedBy"> & { actor: Administrator; now: Date },
): Promise<void> {
	const customer = existing(await accountOfEmail(pool, email), "CUSTOMER_NOT_FOUND", { field: "email" });
	await inTransaction(pool, async (sql) => {
		await lock(sql, "deposit-permission", customer.id);
		const before = (await permissionOf(sql, customer.id)) ?? "BY_CODE";
		if (before === permission) return;
		await sql.raw("delete from deposit_permission where customer_id = ?", [customer.id]);
		if (permission !== "BY_CODE") {
			const values = { customerId: customer.id, permission, changedAt: now, changedBy: actor.customerId };
			await insert(sql, "deposit_permission", values);
		}
		await recordAudit(sql, actor, {
			action: "customer.deposit-permission-changed",
			entity: "customer",
			entityId: customer.id,
			label: customer.email,
			changes: { depositPermission: { from: before, to: permission } },
		});
	});
}

/** The accounts with a decision of their own, the latest first. */
export function listPermissions(sql: Sql): Promise<DepositPermissionRow[]> {
	return isoRows<DepositPermissionRow>(
		sql,
		`select customer.email, permission, changed_at, ${emailOfPerson("changed_by")} as changed_by from deposit_permission
			join ${CUSTOMERS} customer on customer.id = customer_id order by changed_at desc, customer.id limit 500`,
	);
}

/** More codes than one account is ever issued. */
const MOST_CODES = 100;
const UNDECIDED = { permission: "BY_CODE", changedAt: null, changedBy: null } as const;

/** How a customer of Medusa comes to a deposit. Throws CUSTOMER_NOT_FOUND. */
export async function readCustomerTerms({ sql, secret }: CodeContext, id: string): Promise<MedusaCustomer> {
	const customer = existing(await customerOfId(sql, id), "CUSTOMER_NOT_FOUND");
	const decision = await isoOne<Pick<MedusaCustomer, "permission" | "changedAt" | "changedBy">>(
		sql,
		`select permission, changed_at, ${emailOfPerson("changed_by")} as changed_by from deposit_permission where customer_id = ?`,
		[id],
	);
	return {
		email: customer.email ?? "",
		hasAccount: customer.hasAccount,
		...(decision ?? UNDECIDED),
		codes: await listCodes(sql, secret, { customerId: id, size: MOST_CODES }),
		isSecret: secret !== undefined,
	};
}
