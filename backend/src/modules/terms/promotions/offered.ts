import { isCancelled, isPending } from "@confiserie/domain/orders/order-status";
import type { OfferedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import type { Promotion, Buyer as PromotionBuyer, Uses } from "@confiserie/domain/promotions/promotion";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { type Buyer, groupsOf } from "../../companies/companies";
import { statusIn } from "../../foundations/order-status";
import { promotionsFor } from "./stored";

/** For whom a cart's promotions are asked. */
export interface Asking {
	buyer: Pick<Buyer, "customerId" | "companyId">;
	/** The order that is brought up to date: its own use does not count. */
	orderId: string | undefined;
}

/** The automatic promotions and the one of a typed code, with their uses. */
export async function offeredPromotions(sql: Sql, code: string | null, asking: Asking): Promise<OfferedPromotion[]> {
	return withUses(sql, await promotionsFor(sql, code), asking);
}

/** Promotions with how often orders use them. */
export async function withUses(
	sql: Sql,
	promotions: readonly Promotion[],
	asking: Asking,
): Promise<OfferedPromotion[]> {
	const limited = promotions.filter(isLimited).map(({ id }) => id);
	const uses = await usesOf(sql, limited, asking);
	return promotions.map((promotion) => {
		const found = uses.find(({ promotionId }) => promotionId === promotion.id);
		return { promotion, uses: { total: found?.total ?? 0, byCustomer: found?.byCustomer ?? 0 } };
	});
}

/** How often orders use promotions that are not cancelled: a cancelled or expired order gives its use back. */
export async function usesOf(sql: Sql, ids: readonly string[], { buyer, orderId }: Asking) {
	if (ids.length === 0) return [];
	return rows<Uses & { promotionId: string }>(
		sql,
		`select wanted.id as promotion_id, count(*)::int as total,
			count(*) filter (where customer_id = ?)::int as by_customer
			from unnest(?::text[]) as wanted (id)
			join order_book on promotions @> jsonb_build_array(jsonb_build_object('promotionId', wanted.id))
			where promotions <> '[]' and not ${statusIn(isCancelled)} and order_book.id <> ? group by wanted.id`,
		[buyer.customerId ?? "", ids, orderId ?? ""],
	);
}

/** Whether uses of a promotion are counted. */
export const isLimited = ({ limit, limitPerCustomer, audience }: Promotion): boolean =>
	limit !== null || limitPerCustomer !== null || audience.isFirstOrder;

/** What promotions ask of a buyer, as far as one of these does. A typed e-mail is no identity: orders count by account. */
export async function buyerFor(
	sql: Sql,
	offered: readonly OfferedPromotion[],
	{ buyer: { customerId, companyId }, orderId }: Asking,
): Promise<PromotionBuyer> {
	if (customerId === undefined) return { groupIds: null, hasOrdered: false };
	const asksForGroups = offered.some(({ promotion }) => promotion.audience.groupIds.length > 0);
	const asksForOrders = offered.some(({ promotion }) => promotion.audience.isFirstOrder);
	const before = asksForOrders
		? await one(
				sql,
				`select 1 from order_book where customer_id = ? and id <> ?
					and not ${statusIn(isCancelled)} and not ${statusIn(isPending)} limit 1`,
				[customerId, orderId ?? ""],
			)
		: undefined;
	return {
		groupIds: asksForGroups ? await groupsOf(sql, customerId, companyId) : [],
		hasOrdered: before !== undefined,
	};
}
