import type { DeliveryQuote, DeliveryRules } from "@confiserie/domain/delivery/quote";
import { palletPromotion } from "@confiserie/domain/pallet/pallet-promotion";
import {
	type AppliedPromotion,
	applyPromotions,
	type OfferedPromotion,
	type PromotableCart,
	quoteWithAll,
} from "@confiserie/domain/promotions/apply-promotions";
import { normaliseCode } from "@confiserie/domain/promotions/promotion";
import type { Refusal } from "@confiserie/domain/promotions/refusal";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../../lib/database/sql";
import { labelsOf } from "../../../medusa/promotions/promotions";
import { ApiFailure } from "../../foundations/failures";
import { type Asking, buyerFor, isLimited, lockPromotions, offeredPromotions, withUses } from "../../terms/promotions";
import { type CatalogueEntry, pricesOf } from "../offers";
import { type DeliveryRequest, listedCents, type PricedCart } from "./price-cart";

/** A cart at the prices after promotions. */
export interface PromotedCart extends PricedCart {
	promotions: readonly AppliedPromotion[];
	/** Delivery of the same cart with other boxes; null where no option delivers it, or a promotion is lost. */
	quoteOf: (lines: readonly FilledLine[]) => DeliveryQuote | null;
	/** Why the typed code has no effect. */
	refusal: Refusal | undefined;
}

type FilledLine = CatalogueEntry & { boxes: number };

interface ToPromote extends Asking {
	/** As typed. */
	code: string | null | undefined;
	rules: DeliveryRules;
	requested: DeliveryRequest;
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
		const wanted = promoted.promotions.map(({ promotion }) => promotion).filter(isLimited);
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
	return promoteBy(sql, cart, offered, { ...to, code, buyer: await buyerFor(sql, offered, to) });
}

/**
 * Applies promotions to a cart as if there were no others.
 * @throws ApiFailure NO_DELIVERY_OPTION
 */
export async function promoteBy(
	sql: Sql,
	cart: PricedCart,
	offered: readonly OfferedPromotion[],
	{
		code,
		buyer,
		rules,
		requested,
		now,
	}: Pick<PromotableCart, "code" | "buyer" | "now"> & Pick<ToPromote, "rules" | "requested">,
): Promise<PromotedCart> {
	const filled = cart.lines.map(({ entry, boxes }) => ({ ...entry, boxes }));
	const labels =
		offered.length === 0
			? []
			: await labelsOf(
					sql,
					filled.map(({ productId }) => productId),
				);
	const promotedWith = (lines: readonly FilledLine[]) => {
		const labelled = pricesOf(lines, rules.packing).map(({ line, ...price }) => {
			const { categoryIds = [], tagIds = [] } = labels.find((one) => one.productId === line.productId) ?? {};
			return { ...line, categoryIds, tagIds, ...price };
		});
		const { address: place, delivery } = requested;
		return applyPromotions(offered, { lines: labelled, place, choice: delivery ?? undefined, buyer, code, now }, rules);
	};
	const promoted = promotedWith(filled);
	if (!promoted) throw new ApiFailure("NO_DELIVERY_OPTION");
	const { unitPriceCents: prices, isOnPallets, quote, applied, refusal } = promoted;
	const isWorthMore = !isOnPallets && palletPromotion(cart.lines).length > 0;
	const lines = cart.lines.map(({ palletOffCents = 0, palletUnitCents = null, ...line }, index) => {
		const unitPriceCents = prices[index] ?? line.unitPriceCents;
		const listed = listedCents(line);
		return {
			...line,
			unitPriceCents,
			totalCents: unitPriceCents * line.boxes,
			listUnitPriceCents: unitPriceCents < listed ? listed : null,
			palletOffCents: isOnPallets ? palletOffCents : 0,
			// Nor does a correction add the pallet to a promotion that excluded it.
			palletUnitCents: isWorthMore ? null : palletUnitCents,
		};
	});
	return {
		...cart,
		lines,
		quote,
		promotions: [...palletPromotion(lines), ...applied],
		refusal,
		quoteOf: (some) => quoteWithAll(applied, promotedWith(some)),
	};
}
