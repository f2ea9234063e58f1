import { hasCommercialCodeFormat } from "@confiserie/domain/commercial-code";
import type { DepositTerms } from "@confiserie/domain/contract/commercial-code";
import { one, type Sql } from "../../lib/database/sql";
import { deriveCode, isSameCode } from "./derive";

/** The account that wants to pay by deposit: never the e-mail of the order form. */
export interface DepositAccount {
	customerId: string;
	email: string;
}
/** Where codes are checked: the database and the shop's secret, if it has one. */
export interface CodeBook {
	sql: Sql;
	secret: string | undefined;
}

/** Whether this account may pay by deposit now: refused or allowed by an administrator, else by a valid code. */
export async function permitsDeposit(
	book: CodeBook,
	account: DepositAccount,
	code: string | null | undefined,
): Promise<boolean> {
	const permission = await permissionOf(book.sql, account.customerId);
	if (permission) return permission === "ALLOWED";
	return isValidCode(book, account, code);
}

/**
 * How this account comes to a deposit. The browser judges a code itself only where the specified rule says all: the
 * shop has no secret, and no code of this account was revoked.
 */
export async function depositTerms(
	{ sql, secret }: CodeBook,
	{ customerId }: DepositAccount,
): Promise<Omit<DepositTerms, "rules">> {
	const permission = await permissionOf(sql, customerId);
	const last = await lastCode(sql, customerId);
	return { permission: permission ?? "BY_CODE", check: secret || last?.revokedAt ? "server" : "browser" };
}

/**
 * Whether `code` is this account's. Under a secret only a code that was issued and not revoked is; under the specified
 * rule every account has its code, unless it was revoked.
 */
export async function isValidCode(
	{ sql, secret }: CodeBook,
	{ customerId, email }: DepositAccount,
	code: string | null | undefined,
): Promise<boolean> {
	const typed = code?.trim().toUpperCase() ?? "";
	if (!hasCommercialCodeFormat(typed)) return false;
	const last = await lastCode(sql, customerId);
	if (last?.revokedAt || (secret && !last)) return false;
	const source = secret && last ? last : { email, generation: 1 };
	return isSameCode(typed, await deriveCode(secret, source));
}

interface LastCode {
	email: string;
	generation: number;
	revokedAt: Date | null;
}

function lastCode(sql: Sql, customerId: string): Promise<LastCode | undefined> {
	return one<LastCode>(
		sql,
		"select email, generation, revoked_at from commercial_code where customer_id = ? order by generation desc limit 1",
		[customerId],
	);
}

async function permissionOf(sql: Sql, customerId: string): Promise<"ALLOWED" | "REFUSED" | undefined> {
	const row = await one<{ permission: "ALLOWED" | "REFUSED" }>(
		sql,
		"select permission from deposit_permission where customer_id = ?",
		[customerId],
	);
	return row?.permission;
}
