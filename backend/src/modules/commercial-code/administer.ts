import type { CommercialCodeRow, DepositPermissionRow } from "@confiserie/domain/contract/commercial-code";
import type { EngineCustomer } from "@confiserie/domain/contract/medusa-admin";
import { normaliseEmail } from "@confiserie/domain/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, rows, type Sql, update } from "../../lib/database/sql";
import { ApiFailure } from "../../lib/failure";
import { recordAudit } from "../audit";
import { deriveCode } from "./derive";

/** Who does it: an administrator's account. */
export interface Administrator {
	customerId: string;
	email: string;
}

/**
 * Issues a code to the account of an e-mail; the one in force ends with it. Answers the new one.
 * @throws ApiFailure CUSTOMER_NOT_FOUND
 */
export async function issueCode(
	pool: Knex,
	secret: string | undefined,
	{ email, actor, now }: { email: string; actor: Administrator; now: Date },
): Promise<CommercialCodeRow> {
	const customer = await customerOf(pool, email);
	const id = generateEntityId(undefined, "code");
	await inTransaction(pool, async (sql) => {
		await lock(sql, "commercial-code", customer.id);
		const last = await one<{ generation: number }>(
			sql,
			"select max(generation) as generation from commercial_code where customer_id = ?",
			[customer.id],
		);
		await sql.raw(
			"update commercial_code set revoked_at = ?, revoked_by = ? where customer_id = ? and revoked_at is null",
			[now, actor.customerId, customer.id],
		);
		await insert(sql, "commercial_code", {
			id,
			customerId: customer.id,
			email: customer.email,
			generation: (last?.generation ?? 0) + 1,
			issuedAt: now,
			issuedBy: actor.customerId,
		});
		await audit(sql, actor, "code.issued", { id, email: customer.email });
	});
	const [issued] = await listCodes(pool, secret, { id });
	if (!issued) throw new Error(`The code ${id} that was just issued is gone.`);
	return issued;
}

/** Ends a code; one that has ended already stays as it is. Throws CODE_NOT_FOUND. */
export async function revokeCode(
	pool: Knex,
	{ id, actor, now }: { id: string; actor: Administrator; now: Date },
): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const code = await one<{ id: string; email: string; revokedAt: Date | null }>(
			sql,
			"select id, email, revoked_at from commercial_code where id = ? for update",
			[id],
		);
		if (!code) throw new ApiFailure("CODE_NOT_FOUND");
		if (code.revokedAt) return;
		await update(sql, "commercial_code", id, { revokedAt: now, revokedBy: actor.customerId });
		await audit(sql, actor, "code.revoked", code);
	});
}

/** Which codes to list: one by its id, those of a customer, those of e-mails that contain `query`. */
interface CodeFilter {
	id?: string;
	customerId?: string;
	query?: string;
	page?: number;
	size?: number;
}

/** Codes as issued, newest first, worked out anew from the secret. */
export async function listCodes(
	sql: Sql,
	secret: string | undefined,
	{ id, customerId, query = "", page = 0, size = 1 }: CodeFilter,
): Promise<CommercialCodeRow[]> {
	const found = await rows<Stored>(
		sql,
		`select code.*, ${emailOf("code.issued_by")} as issued_by_email, ${emailOf("code.revoked_by")} as revoked_by_email
			from commercial_code code where code.id = coalesce(?, code.id) and code.customer_id = coalesce(?, code.customer_id)
				and strpos(lower(code.email), ?) > 0
			order by code.issued_at desc, code.id limit ? offset ?`,
		[id ?? null, customerId ?? null, normaliseEmail(query), size, page * size],
	);
	return Promise.all(
		found.map(async (row) => ({
			id: row.id,
			email: row.email,
			code: await deriveCode(secret, row),
			issuedAt: row.issuedAt.toISOString(),
			issuedBy: row.issuedByEmail,
			revokedAt: row.revokedAt?.toISOString() ?? null,
			revokedBy: row.revokedByEmail,
		})),
	);
}

export async function countCodes(sql: Sql, query: string): Promise<number> {
	const count = await one<{ total: number }>(
		sql,
		"select count(*)::int as total from commercial_code where strpos(lower(email), ?) > 0",
		[normaliseEmail(query)],
	);
	return count?.total ?? 0;
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
	const customer = await customerOf(pool, email);
	await inTransaction(pool, async (sql) => {
		await lock(sql, "deposit-permission", customer.id);
		const before = await one<{ permission: string }>(
			sql,
			"select permission from deposit_permission where customer_id = ?",
			[customer.id],
		);
		if ((before?.permission ?? "BY_CODE") === permission) return;
		await sql.raw("delete from deposit_permission where customer_id = ?", [customer.id]);
		if (permission !== "BY_CODE") {
			const values = { customerId: customer.id, permission, changedAt: now, changedBy: actor.customerId };
			await insert(sql, "deposit_permission", values);
		}
		await recordAudit(sql, {
			actorId: actor.customerId,
			actorEmail: actor.email,
			action: "customer.deposit-permission-changed",
			entity: "customer",
			entityId: customer.id,
			label: customer.email,
			changes: { depositPermission: { from: before?.permission ?? "BY_CODE", to: permission } },
		});
	});
}

/** The accounts with a decision of their own, the latest first. */
export async function listPermissions(sql: Sql): Promise<DepositPermissionRow[]> {
	const found = await rows<Omit<DepositPermissionRow, "changedAt"> & { changedAt: Date }>(
		sql,
		`select customer.email, permission, changed_at, ${emailOf("changed_by")} as changed_by from deposit_permission
			join customer on customer.id = customer_id and customer.deleted_at is null order by changed_at desc, customer.id limit 500`,
	);
	return found.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** More codes than one account is ever issued. */
const MOST_CODES = 100;

/** How a customer of the engine comes to a deposit. Throws CUSTOMER_NOT_FOUND. */
export async function readCustomerTerms(sql: Sql, secret: string | undefined, id: string): Promise<EngineCustomer> {
	const customer = await one<{ email: string | null; hasAccount: boolean }>(
		sql,
		"select email, has_account from customer where id = ? and deleted_at is null",
		[id],
	);
	if (!customer) throw new ApiFailure("CUSTOMER_NOT_FOUND");
	const decision = await one<{ permission: "ALLOWED" | "REFUSED"; changedAt: Date; changedBy: string | null }>(
		sql,
		`select permission, changed_at, ${emailOf("changed_by")} as changed_by from deposit_permission where customer_id = ?`,
		[id],
	);
	return {
		email: customer.email ?? "",
		hasAccount: customer.hasAccount,
		permission: decision?.permission ?? "BY_CODE",
		changedAt: decision?.changedAt.toISOString() ?? null,
		changedBy: decision?.changedBy ?? null,
		codes: await listCodes(sql, secret, { customerId: id, size: MOST_CODES }),
		isSecret: secret !== undefined,
	};
}

interface Stored {
	id: string;
	email: string;
	generation: number;
	issuedAt: Date;
	issuedByEmail: string | null;
	revokedAt: Date | null;
	revokedByEmail: string | null;
}

const emailOf = (id: string) => `coalesce((select email from customer as person where person.id = ${id}),
	(select email from "user" as person where person.id = ${id}))`;

async function customerOf(sql: Sql, email: string): Promise<{ id: string; email: string }> {
	const customer = await one<{ id: string; email: string }>(
		sql,
		"select id, email from customer where lower(email) = ? and has_account and deleted_at is null",
		[normaliseEmail(email)],
	);
	if (!customer) throw new ApiFailure("CUSTOMER_NOT_FOUND", { field: "email" });
	return customer;
}

function audit(
	sql: Knex.Transaction,
	actor: Administrator,
	action: "code.issued" | "code.revoked",
	{ id, email }: { id: string; email: string },
): Promise<void> {
	const who = { actorId: actor.customerId, actorEmail: actor.email };
	return recordAudit(sql, { ...who, action, entity: "commercial-code", entityId: id, label: email, changes: {} });
}
