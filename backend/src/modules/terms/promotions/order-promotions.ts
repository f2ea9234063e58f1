import type { FreeCarriage } from "@confiserie/domain/delivery/quote";
import type { AppliedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import { usesRefusal } from "@confiserie/domain/promotions/refusal";
import { apportion } from "@confiserie/domain/tax/apportion";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../../lib/database/sql";
import { noteUses } from "../../../medusa/promotions/promotions";
import { VISITOR } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { isLimited, usesOf, withUses } from "./offered";
import { lockPromotions, promotionOfId } from "./stored";

/** A promotion that an order uses, as its row has it: one that is deleted stays named there. */
export interface OrderPromotion {
	promotionId: string;
	code: string;
	name: string;
	isAutomatic: boolean;
	isFreeShipping: boolean;
	/** Absent in orders of before it could be limited. */
	freeCarriage?: FreeCarriage | null;
	/** Off the articles, and off the delivery. */
	discountCents: number;
	shippingDiscountCents: number;
}

/** Promotions as an order's row has them. */
export const orderPromotions = (applied: readonly AppliedPromotion[]): OrderPromotion[] =>
	applied.map(({ promotion: { id: promotionId, code, name, isAutomatic, benefit }, ...off }) => {
		const { discountCents, shippingDiscountCents } = off;
		const freeCarriage = benefit.kind === "free_shipping" ? benefit : null;
		const isFreeShipping = freeCarriage !== null;
		return { promotionId, code, name, isAutomatic, isFreeShipping, freeCarriage, discountCents, shippingDiscountCents };
	});

/** The carriage that promotions of an order give. */
export const freeCarriagesOf = (promotions: readonly OrderPromotion[]): FreeCarriage[] =>
	promotions.flatMap(({ isFreeShipping, freeCarriage }) => freeCarriage ?? (isFreeShipping ? [ANY_CARRIAGE] : []));

const ANY_CARRIAGE: FreeCarriage = { optionIds: [], zoneIds: [], maximumCents: null };

/** Counts an order that was just written where Medusa Admin shows it; the rows of limited promotions must be locked. */
export async function countUses(sql: Sql, applied: readonly AppliedPromotion[]): Promise<void> {
	const ids = applied
		.map(({ promotion }) => promotion)
		.filter(isLimited)
		.map(({ id }) => id);
	const of = { buyer: VISITOR, orderId: undefined };
	for (const { promotionId, total } of await usesOf(sql, ids, of)) await noteUses(sql, promotionId, total);
}

/**
 * Refuses to take up a cancelled order whose promotions were used up by others since: its uses count again from now on.
 * @throws ApiFailure PROMOTION_REFUSED
 */
export async function refuseUsedUp(
	sql: Knex.Transaction,
	{ id: orderId, customerId, companyId, promotions }: UsingOrder,
): Promise<void> {
	const ids = promotions.map(({ promotionId }) => promotionId);
	if (ids.length === 0) return;
	await lockPromotions(sql, ids);
	const known = (await Promise.all(ids.map((id) => promotionOfId(sql, id)))).flatMap((one) => one ?? []);
	const used = await withUses(sql, known, { buyer: { customerId, companyId }, orderId });
	const full = used.find(({ promotion, uses }) => usesRefusal(promotion, uses));
	if (!full) return;
	const message = `La promotion «\u00a0${full.promotion.name}\u00a0» a atteint sa limite d'utilisation depuis l'annulation. Relevez cette limite, ou saisissez une nouvelle commande.`;
	throw new ApiFailure("PROMOTION_REFUSED", { field: "status", message });
}

interface UsingOrder {
	id: string;
	customerId: string;
	companyId: string | null;
	promotions: readonly OrderPromotion[];
}

/** Promotions of a corrected order: what is left of the reduction of its articles, at the shares that they had. */
export function correctedPromotions(promotions: readonly OrderPromotion[], discountCents: number): OrderPromotion[] {
	return apportion(discountCents, promotions, (one) => one.discountCents).map(([promotion, cents]) => ({
		...promotion,
		discountCents: cents,
	}));
}
