import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import {
	applyPromotions,
	type OfferedPromotion,
	type PromotableCart,
} from "@confiserie/domain/promotions/apply-promotions";
import { normaliseCode } from "@confiserie/domain/promotions/promotion";
import type { Refusal } from "@confiserie/domain/promotions/refusal";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../lib/database/sql";
import { labelsOf, lockPromotions } from "../../medusa/promotions/promotions";
import { type Asking, buyerFor, type CartPromotions, isLimited, offeredPromotions, withUses } from "../promotions";
import { type DeliveryWish, deliveryOf, type PricedCart } from "./price-cart";

/** A cart at the prices after promotions. */
export interface PromotedCart extends PricedCart {
	promotions: CartPromotions;
	/** Why the typed code has no effect. */
	refusal: Refusal | undefined;
}

interface ToPromote extends Asking {
	/** As typed. */
	code: string | null | undefined;
	rules: DeliveryRules;
	wish: DeliveryWish;
	now: Date;
}

/** What a cart costs with the promotions of this instant, to be shown: an order counts uses under a lock. */
export async function promoteCart(sql: Sql, cart: PricedCart, to: ToPromote): Promise<PromotedCart> {
	const code = codeOf(to);
	return promote(sql, cart, to, await offeredPromotions(sql, code, to));
}

/**
 * Applies promotions to a cart that is being ordered. Limited ones are locked before their uses count, so that the last use goes
 * to one order; the others wait for no lock.
 */
export async function promoteOrder(sql: Knex.Transaction, cart: PricedCart, to: ToPromote): Promise<PromotedCart> {
	let offered = await offeredPromotions(sql, codeOf(to), to);
	const locked = new Set<string>();
	for (;;) {
		const promoted = await promote(sql, cart, to, offered);
		const wanted = promoted.promotions.applied.map(({ promotion }) => promotion).filter(isLimited);
		const open = wanted.filter(({ id }) => !locked.has(id)).map(({ id }) => id);
		if (open.length === 0) return promoted;
		await lockPromotions(sql, open);
		for (const id of open) locked.add(id);
		offered = await withUses(
			sql,
			offered.map(({ promotion }) => promotion),
			to,
		);
	}
}

const codeOf = ({ code }: ToPromote): string | null => normaliseCode(code ?? "") || null;

async function promote(
	sql: Sql,
	cart: PricedCart,
	to: ToPromote,
	offered: readonly OfferedPromotion[],
): Promise<PromotedCart> {
	const code = codeOf(to);
	if (offered.length === 0 && code === null)
		return { ...cart, promotions: { applied: [], shippingDiscountCents: 0 }, refusal: undefined };
	return promoteBy(sql, cart, offered, { ...to, code, buyer: await buyerFor(sql, offered, to) });
}

/** Applies promotions to a cart as if there were no others. */
export async function promoteBy(
	sql: Sql,
	cart: PricedCart,
	offered: readonly OfferedPromotion[],
	{ code, buyer, rules, wish, now }: Pick<PromotableCart, "code" | "buyer" | "now"> & Pick<ToPromote, "rules" | "wish">,
): Promise<PromotedCart> {
	const labels = await labelsOf(
		sql,
		cart.lines.map(({ entry }) => entry.productId),
	);
	const promoted = applyPromotions(offered, {
		lines: cart.lines.map(({ entry, boxes, unitPriceCents }) => {
			const { productId, boxesPerLayer, boxesPerPallet } = entry;
			const { categoryIds = [], tagIds = [] } = labels.find((one) => one.productId === productId) ?? {};
			return { productId, categoryIds, tagIds, boxes, unitPriceCents, boxesPerLayer, boxesPerPallet };
		}),
		shippingCents: cart.quote.shippingCostCents,
		buyer,
		code,
		now,
	});
	const lines = cart.lines.map((line, index) => {
		const unitPriceCents = promoted.unitPriceCents[index] ?? line.unitPriceCents;
		return {
			...line,
			unitPriceCents,
			totalCents: unitPriceCents * line.boxes,
			listUnitPriceCents: unitPriceCents < line.unitPriceCents ? line.unitPriceCents : null,
		};
	});
	const quote = deliveryOf(lines, rules, { ...wish, hasFreeCarriage: promoted.hasFreeShipping });
	const usual = promoted.hasFreeShipping ? deliveryOf(lines, rules, wish) : quote;
	return {
		...cart,
		lines,
		quote,
		promotions: {
			applied: promoted.applied,
			shippingDiscountCents: usual.shippingCostCents - quote.shippingCostCents,
		},
		refusal: promoted.refusal,
	};
}
