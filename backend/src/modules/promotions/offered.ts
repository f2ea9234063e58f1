import { isCancelled, isPending } from "@confiserie/domain/order-status";
import type { OfferedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import type { Buyer, Promotion, Uses } from "@confiserie/domain/promotions/promotion";
import { one, rows, type Sql } from "../../lib/database/sql";
import { groupsOf, promotionsFor } from "../../medusa/promotions/promotions";
import { statusIn } from "../order-status";
import { promotionOf } from "./stored";

/** Who asks for a cart's promotions; null for a visitor. */
export interface Asking {
	customer: { id: string; email: string } | null;
	/** The order that is brought up to date: its own use does not count. */
	orderId: string | undefined;
}

/** The automatic promotions and the one of a typed code, with their uses. */
export async function offeredPromotions(sql: Sql, code: string | null, asking: Asking): Promise<OfferedPromotion[]> {
	const promotions = (await promotionsFor(sql, code)).map(promotionOf);
	return withUses(sql, promotions, asking);
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
export async function usesOf(sql: Sql, ids: readonly string[], { customer, orderId }: Asking) {
	if (ids.length === 0) return [];
	return rows<Uses & { promotionId: string }>(
		sql,
		`select wanted.id as promotion_id, count(*)::int as total,
			count(*) filter (where customer_id = ? or email = ?)::int as by_customer
			from unnest(?::text[]) as wanted (id)
			join order_book on promotions @> jsonb_build_array(jsonb_build_object('promotionId', wanted.id))
			where promotions <> '[]' and not ${statusIn(isCancelled)} and order_book.id <> ? group by wanted.id`,
		[customer?.id ?? "", customer?.email ?? "", ids, orderId ?? ""],
	);
}

/** Whether uses of a promotion are counted. */
export const isLimited = ({ limit, limitPerCustomer, audience }: Promotion): boolean =>
	limit !== null || limitPerCustomer !== null || audience.isFirstOrder;

/** What promotions ask of a customer, as far as one of these does. */
export async function buyerFor(
	sql: Sql,
	offered: readonly OfferedPromotion[],
	{ customer, orderId }: Asking,
): Promise<Buyer> {
	if (!customer) return { groupIds: null, hasOrdered: false };
	const asksForGroups = offered.some(({ promotion }) => promotion.audience.groupIds.length > 0);
	const asksForOrders = offered.some(({ promotion }) => promotion.audience.isFirstOrder);
	const before = asksForOrders
		? await one(
				sql,
				`select 1 from order_book where (customer_id = ? or email = ?) and id <> ?
					and not ${statusIn(isCancelled)} and not ${statusIn(isPending)} limit 1`,
				[customer.id, customer.email, orderId ?? ""],
			)
		: undefined;
	return { groupIds: asksForGroups ? await groupsOf(sql, customer.id) : [], hasOrdered: before !== undefined };
}
