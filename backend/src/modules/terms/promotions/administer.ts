import type { AuditAction } from "@confiserie/domain/admin/audit";
import { changedFields } from "@confiserie/domain/admin/changed-fields";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { PromotionAnswer, PromotionInput, PromotionPage } from "@confiserie/domain/contract/promotions";
import { isCancelled, isSold } from "@confiserie/domain/orders/order-status";
import { promotionState } from "@confiserie/domain/promotions/promotion-state";
import { benefitWords } from "@confiserie/domain/promotions/promotion-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { pageOf } from "../../../lib/database/page";
import { insert, inTransaction, one, rows, type Sql, update, violates } from "../../../lib/database/sql";
import { hidePromotion, projectPromotion } from "../../../medusa/promotions/promotions";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import { findPromotions, freeCode, lockPromotions, promotionOfId, type StoredPromotion } from "./stored";

interface Change {
	input: PromotionInput;
	actor: Administrator;
	now: Date;
}

/** A page of promotions whose code or name contains the query, the latest first. */
export async function listPromotions(
	sql: Sql,
	{ query, page, size }: { query: string; page: number; size: number },
	now: Date,
): Promise<PromotionPage> {
	const found = await findPromotions(sql, { query, limit: size, offset: page * size });
	const stored = found.map(({ total, ...promotion }) => promotion);
	return pageOf(await withResults(sql, stored, now), found[0]?.total ?? 0, { page, size });
}

/** @throws ApiFailure PROMOTION_NOT_FOUND */
export async function readPromotion(sql: Sql, id: string, now: Date): Promise<PromotionAnswer> {
	const stored = await promotionOfId(sql, id);
	const [answer] = stored ? await withResults(sql, [stored], now) : [];
	if (!answer) throw new ApiFailure("PROMOTION_NOT_FOUND");
	return answer;
}

/** @throws ApiFailure PROMOTION_CODE_TAKEN */
export function createPromotion(pool: Knex, { input, actor, now }: Change): Promise<PromotionAnswer> {
	return withFreeCode(() =>
		inTransaction(pool, async (sql) => {
			const id = generateEntityId(undefined, "promo");
			const promotion = { id, ...(await termsOf(sql, input)), createdAt: now, updatedAt: now };
			await insert(sql, "promotion_terms", promotion);
			await projectPromotion(sql, promotion);
			await audit(sql, actor, "promotion.created", promotion);
			return readPromotion(sql, id, now);
		}),
	);
}

/** @throws ApiFailure PROMOTION_NOT_FOUND, PROMOTION_CHANGED with the promotion as it is, PROMOTION_CODE_TAKEN */
export function changePromotion(
	pool: Knex,
	{ id, version, input, actor, now }: Change & { id: string; version: string },
): Promise<PromotionAnswer> {
	return withFreeCode(() =>
		inTransaction(pool, async (sql) => {
			const before = await lockedPromotion(sql, id);
			if (before.updatedAt.toISOString() !== version)
				throw new ApiFailure("PROMOTION_CHANGED", { current: await readPromotion(sql, id, now) });
			const promotion = await change(sql, before, await termsOf(sql, input, before), now);
			await audit(sql, actor, "promotion.changed", promotion, changesOf(before, promotion));
			return readPromotion(sql, id, now);
		}),
	);
}

/** Pauses a promotion or lets it go on; what is so already stays. Throws PROMOTION_NOT_FOUND. */
export function pausePromotion(
	pool: Knex,
	{ id, isPaused, actor, now }: { id: string; isPaused: boolean; actor: Administrator; now: Date },
): Promise<PromotionAnswer> {
	return inTransaction(pool, async (sql) => {
		const before = await lockedPromotion(sql, id);
		if (before.isPaused !== isPaused) {
			await change(sql, before, { isPaused }, now);
			await audit(sql, actor, isPaused ? "promotion.paused" : "promotion.resumed", before);
		}
		return readPromotion(sql, id, now);
	});
}

/**
 * Removes a promotion that no order names, cancelled ones included.
 * @throws ApiFailure PROMOTION_NOT_FOUND, PROMOTION_IN_ORDERS
 */
export function removePromotion(
	pool: Knex,
	{ id, actor, now }: { id: string; actor: Administrator; now: Date },
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const promotion = await lockedPromotion(sql, id);
		const named = await one(
			sql,
			`select 1 from order_book where promotions <> '[]'
				and promotions @> jsonb_build_array(jsonb_build_object('promotionId', ?::text)) limit 1`,
			[id],
		);
		if (named) throw new ApiFailure("PROMOTION_IN_ORDERS");
		await sql("promotion_terms").where({ id }).delete();
		await hidePromotion(sql, id, now);
		await audit(sql, actor, "promotion.deleted", promotion);
	});
}

async function lockedPromotion(sql: Sql, id: string): Promise<StoredPromotion> {
	await lockPromotions(sql, [id]);
	return existing(await promotionOfId(sql, id), "PROMOTION_NOT_FOUND");
}

async function change(sql: Knex.Transaction, before: StoredPromotion, terms: Partial<StoredPromotion>, now: Date) {
	// The version is the moment of the change: two within one millisecond must differ.
	const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
	const promotion = { ...before, ...terms, updatedAt };
	await update(sql, "promotion_terms", before.id, promotion);
	await projectPromotion(sql, promotion);
	return promotion;
}

async function withFreeCode<Result>(write: () => Promise<Result>): Promise<Result> {
	try {
		return await write();
	} catch (error) {
		if (violates(error, "promotion_terms_code_unique")) throw new ApiFailure("PROMOTION_CODE_TAKEN", { field: "code" });
		throw error;
	}
}

/** An automatic promotion without a code has its name instead, which is what Medusa shows. */
async function termsOf(
	sql: Sql,
	{ code, startsAt, endsAt, ...terms }: PromotionInput,
	former?: StoredPromotion,
): Promise<Omit<StoredPromotion, "id" | "createdAt" | "updatedAt">> {
	return {
		...terms,
		code: code || (await freeCode(sql, terms.name, former?.id)),
		isPaused: former?.isPaused ?? false,
		startsAt: startsAt === null ? null : new Date(startsAt),
		endsAt: endsAt === null ? null : new Date(endsAt),
	};
}

/** Promotions with their results, from the orders that use them. */
async function withResults(sql: Sql, stored: readonly StoredPromotion[], now: Date): Promise<PromotionAnswer[]> {
	const results = await rows<Pick<PromotionAnswer, "id" | "uses" | "orders" | "revenueCents" | "costCents">>(
		sql,
		`select wanted.id, count(*) filter (where not ${statusIn(isCancelled)})::int as uses,
			count(*) filter (where ${statusIn(isSold)})::int as orders,
			coalesce(sum(total_cents) filter (where ${statusIn(isSold)}), 0)::float8 as revenue_cents,
			coalesce(sum((used ->> 'discountCents')::int + (used ->> 'shippingDiscountCents')::int)
				filter (where ${statusIn(isSold)}), 0)::float8 as cost_cents
			from unnest(?::text[]) as wanted (id)
			join order_book on promotions <> '[]'
				and promotions @> jsonb_build_array(jsonb_build_object('promotionId', wanted.id))
			cross join lateral jsonb_array_elements(promotions) used
			where used ->> 'promotionId' = wanted.id group by wanted.id`,
		[stored.map(({ id }) => id)],
	);
	const none = { uses: 0, orders: 0, revenueCents: 0, costCents: 0 };
	return stored.map(({ isPaused, startsAt, endsAt, createdAt, updatedAt, ...promotion }) => {
		const found = results.find(({ id }) => id === promotion.id) ?? none;
		return {
			...promotion,
			startsAt: startsAt?.toISOString() ?? null,
			endsAt: endsAt?.toISOString() ?? null,
			state: promotionState({ isPaused, startsAt, endsAt, limit: promotion.limit }, found.uses, now),
			version: updatedAt.toISOString(),
			...found,
			id: promotion.id,
		};
	});
}

type Changes = ReturnType<typeof changedFields<AuditChange["to"]>>;

const changesOf = (before: StoredPromotion, after: StoredPromotion): Changes =>
	changedFields<AuditChange["to"]>(partsOf(before), partsOf(after));

const partsOf = ({
	benefit,
	target,
	audience,
	startsAt,
	endsAt,
	isPaused,
	createdAt,
	updatedAt,
	...plain
}: StoredPromotion) => ({
	...plain,
	benefit: benefitWords(benefit),
	target: [
		...target.productIds,
		...target.categoryIds,
		...target.tagIds,
		...(target.tier ? [target.tier] : []),
		...(benefit.kind === "free_shipping" ? [...benefit.optionIds, ...benefit.zoneIds] : []),
	],
	audience: [...(audience.isFirstOrder ? ["Première commande"] : []), ...audience.groupIds],
	startsAt: startsAt?.toISOString() ?? null,
	endsAt: endsAt?.toISOString() ?? null,
});

async function audit(
	sql: Knex.Transaction,
	actor: Administrator,
	action: Extract<AuditAction, `promotion.${string}`>,
	{ id, name, code, benefit }: Pick<StoredPromotion, "id" | "name" | "code" | "benefit">,
	changes: Changes = action === "promotion.created"
		? { benefit: { from: null, to: benefitWords(benefit) }, code: { from: null, to: code } }
		: {},
): Promise<void> {
	await recordAudit(sql, actor, { action, entity: "promotion", entityId: id, label: name, changes });
}
