import { hasCommercialCodeFormat } from "@confiserie/domain/payments/commercial-code";
import { one, type Sql } from "../../../lib/database/sql";
import { isSameText } from "../../../lib/same-text";
import { deriveCode } from "./derive";

/** The account that a code is for: never the e-mail of the order form. */
export interface CodeAccount {
	customerId: string;
	email: string;
}

/** Where codes are checked: the database and the shop's secret, if it has one. */
export interface CodeContext {
	sql: Sql;
	secret: string | undefined;
}

/**
 * Whether a browser can judge a code of this account by the specified rule alone: the shop has no secret, and no code of
 * the account was revoked. Source: spec §5.
 */
export async function isJudgedByRule({ sql, secret }: CodeContext, customerId: string): Promise<boolean> {
	if (secret) return false;
	const last = await lastCode(sql, customerId);
	return !last?.revokedAt;
}

/**
 * Whether `code` is this account's. Under a secret only a code that was issued and not revoked is; under the specified
 * rule every account has its code, unless it was revoked.
 */
export async function isValidCode(
	{ sql, secret }: CodeContext,
	{ customerId, email }: CodeAccount,
	code: string | null | undefined,
): Promise<boolean> {
	const typed = code?.trim().toUpperCase() ?? "";
	if (!hasCommercialCodeFormat(typed)) return false;
	const last = await lastCode(sql, customerId);
	if (last?.revokedAt || (secret && !last)) return false;
	const source = secret && last ? last : { email, generation: 1 };
	return isSameText(typed, await deriveCode(secret, source));
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
