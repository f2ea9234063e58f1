import type { AppliedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import { apportion } from "@confiserie/domain/tax/apportion";
import type { Sql } from "../../lib/database/sql";
import { noteUses } from "../../medusa/promotions/promotions";
import { VISITOR } from "../company-terms";
import { isLimited, usesOf } from "./offered";

/** A promotion that an order uses, as its row has it: one that is deleted stays named there. */
export interface OrderPromotion {
	promotionId: string;
	code: string;
	name: string;
	isAutomatic: boolean;
	isFreeShipping: boolean;
	/** Off the articles, and off the delivery. */
	discountCents: number;
	shippingDiscountCents: number;
}

/** What a cart is reduced by: promotions, and what its delivery would cost more without them. */
export interface CartPromotions {
	applied: readonly AppliedPromotion[];
	shippingDiscountCents: number;
}

/** Promotions as an order's row has them. */
export function orderPromotions({ applied, shippingDiscountCents }: CartPromotions): OrderPromotion[] {
	const free = applied.find(({ promotion }) => promotion.benefit.kind === "free_shipping");
	return applied.map((one) => ({
		promotionId: one.promotion.id,
		code: one.promotion.code,
		name: one.promotion.name,
		isAutomatic: one.promotion.isAutomatic,
		isFreeShipping: one.promotion.benefit.kind === "free_shipping",
		discountCents: one.discountCents,
		shippingDiscountCents: one === free ? shippingDiscountCents : 0,
	}));
}

/** Counts an order that was just written where Medusa Admin shows it; the rows of limited promotions must be locked. */
export async function countUses(sql: Sql, { applied }: CartPromotions): Promise<void> {
	const ids = applied
		.map(({ promotion }) => promotion)
		.filter(isLimited)
		.map(({ id }) => id);
	const of = { buyer: VISITOR, orderId: undefined };
	for (const { promotionId, total } of await usesOf(sql, ids, of)) await noteUses(sql, promotionId, total);
}

/** Promotions of a corrected order: what is left of the reduction of its articles, at the shares that they had. */
export function correctedPromotions(promotions: readonly OrderPromotion[], discountCents: number): OrderPromotion[] {
	return apportion(discountCents, promotions, (one) => one.discountCents).map(([promotion, cents]) => ({
		...promotion,
		discountCents: cents,
	}));
}
