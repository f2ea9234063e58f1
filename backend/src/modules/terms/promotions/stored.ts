import type { PromotionInput } from "@confiserie/domain/contract/promotions";
import { one, rows, type Sql } from "../../../lib/database/sql";

/** A promotion as its row has it. */
export interface StoredPromotion extends Omit<PromotionInput, "startsAt" | "endsAt"> {
	id: string;
	isPaused: boolean;
	startsAt: Date | null;
	/** The first moment after it. */
	endsAt: Date | null;
	createdAt: Date;
	updatedAt: Date;
}

/** Promotions that apply without a code while they are active, and the one of the typed code, whatever its state. */
export const promotionsFor = (sql: Sql, code: string | null): Promise<StoredPromotion[]> =>
	rows(sql, "select * from promotion_terms where is_automatic and not is_paused or code = ? order by id", [code]);

export async function hasAutomaticPromotions(sql: Sql): Promise<boolean> {
	return (await one(sql, "select 1 from promotion_terms where is_automatic and not is_paused limit 1")) !== undefined;
}

/** Those of the codes that customers type. */
export async function typedCodesIn(sql: Sql, codes: readonly string[]): Promise<string[]> {
	if (codes.length === 0) return [];
	const found = await rows<{ code: string }>(
		sql,
		"select code from promotion_terms where code = any(?) and not is_automatic",
		[codes],
	);
	return found.map(({ code }) => code);
}

/** Promotions whose code or name contains the text, latest first. */
export const findPromotions = (
	sql: Sql,
	{ query, limit, offset }: { query: string; limit: number; offset: number },
): Promise<(StoredPromotion & { total: number })[]> =>
	rows(
		sql,
		`select *, count(*) over ()::int as total from promotion_terms
			where strpos(lower(code || ' ' || name), lower(?)) > 0 order by created_at desc, id limit ? offset ?`,
		[query, limit, offset],
	);

export const promotionOfId = (sql: Sql, id: string): Promise<StoredPromotion | undefined> =>
	one(sql, "select * from promotion_terms where id = ?", [id]);

/** A code that no other promotion has: the requested one, else with a count. */
export async function freeCode(sql: Sql, wanted: string, ownId = ""): Promise<string> {
	const others = await rows<{ code: string }>(
		sql,
		"select code from promotion_terms where starts_with(code, ?) and id <> ?",
		[wanted, ownId],
	);
	const isTaken = (code: string) => others.some((other) => other.code === code);
	let [code, count] = [wanted, 1];
	while (isTaken(code)) code = `${wanted} (${++count})`;
	return code;
}

/** Locks promotions until the transaction ends, always in the same order. */
export async function lockPromotions(sql: Sql, ids: readonly string[]): Promise<void> {
	await sql.raw("select id from promotion_terms where id = any(?) order by id for update", [[...ids]]);
}
