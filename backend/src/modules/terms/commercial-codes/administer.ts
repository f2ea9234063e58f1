import type { CommercialCodeRow } from "@confiserie/domain/contract/commercial-codes";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, oneNumber, rows, type Sql, update } from "../../../lib/database/sql";
import { accountOfEmail, emailOfPerson } from "../../../medusa/accounts/people";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { deriveCode } from "./derive";

/**
 * Issues a code to the account of an e-mail; the one in force ends with it. Returns the new one.
 * @throws ApiFailure CUSTOMER_NOT_FOUND
 */
export async function issueCode(
	pool: Knex,
	secret: string | undefined,
	{ email, actor, now }: { email: string; actor: Administrator; now: Date },
): Promise<CommercialCodeRow> {
	const customer = existing(await accountOfEmail(pool, email), "CUSTOMER_NOT_FOUND", { field: "email" });
	const id = generateEntityId(undefined, "code");
	await inTransaction(pool, async (sql) => {
		await lock(sql, "commercial-code", customer.id);
		const last = await oneNumber(sql, "select max(generation) from commercial_code where customer_id = ?", [
			customer.id,
		]);
		await sql.raw(
			"update commercial_code set revoked_at = ?, revoked_by = ? where customer_id = ? and revoked_at is null",
			[now, actor.customerId, customer.id],
		);
		await insert(sql, "commercial_code", {
			id,
			customerId: customer.id,
			email: customer.email,
			generation: last + 1,
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

/** Codes as issued, newest first, derived again from the secret. */
export async function listCodes(
	sql: Sql,
	secret: string | undefined,
	{ id, customerId, query = "", page = 0, size = 1 }: CodeFilter,
): Promise<CommercialCodeRow[]> {
	const found = await rows<Stored>(
		sql,
		`select code.*, ${emailOfPerson("code.issued_by")} as issued_by_email, ${emailOfPerson("code.revoked_by")} as revoked_by_email
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

export function countCodes(sql: Sql, query: string): Promise<number> {
	return oneNumber(sql, "select count(*)::int from commercial_code where strpos(lower(email), ?) > 0", [
		normaliseEmail(query),
	]);
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

function audit(
	sql: Knex.Transaction,
	actor: Administrator,
	action: "code.issued" | "code.revoked",
	{ id, email }: { id: string; email: string },
): Promise<void> {
	return recordAudit(sql, actor, { action, entity: "commercial-code", entityId: id, label: email });
}
