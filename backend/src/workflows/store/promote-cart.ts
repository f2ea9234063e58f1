import { toEuros } from "@confiserie/domain/money";
import { type Refusal, UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ComputeActions, MedusaContainer } from "@medusajs/framework/types";
import { ComputedActions, ContainerRegistrationKeys, MathBN } from "@medusajs/framework/utils";
import { shopTime } from "../../lib/database/clock";
import { currentBuyer } from "../../modules/companies/companies";
import { readDeliveryRules } from "../../modules/fulfilment/delivery";
import { promoteStoreCart } from "../../modules/sales/checkout";
import { hasAutomaticPromotions, typedCodesIn } from "../../modules/terms/promotions";
import { optionOf } from "./option-of";
import { readCart, type StoreCart } from "./read-cart";

/** A cart as Medusa's workflow of its promotions has it. */
export interface WorkflowCart {
	id: string;
	items?: readonly WorkflowLine[] | null;
	shipping_methods?: readonly WorkflowDelivery[] | null;
}
interface Adjusted {
	id: string;
	adjustments?: readonly { id: string; code?: string | null }[] | null;
}
interface WorkflowLine extends Adjusted {
	product_id?: string | null;
}
interface WorkflowDelivery extends Adjusted {
	tax_lines?: readonly { rate: number }[] | null;
}

/**
 * The reductions of a cart, as the steps of Medusa's workflow take them: those of the order that it would become.
 * @param codes of the cart, automatic ones too; of those that were typed the last one counts
 */
export async function cartReductions(
	scope: MedusaContainer,
	cart: WorkflowCart,
	codes: readonly string[],
): Promise<ComputeActions[]> {
	const [items, methods] = [cart.items ?? [], cart.shipping_methods ?? []];
	const former = [...items.flatMap(withoutItemReductions), ...methods.flatMap(withoutDeliveryReductions)];
	const typed = await typedCodesIn(poolOf(scope), codes);
	const code = codes.findLast((one) => typed.includes(one)) ?? null;
	if (former.length === 0 && code === null && !(await isReducedAlone(poolOf(scope)))) return [];
	const stored = await readCart(scope, cart.id);
	const promoted = stored && (await promotedCart(scope, stored, code));
	if (!promoted) return former;
	const { lines, promotions } = promoted;
	const added = promotions.flatMap(({ promotion, perBoxCents, shippingDiscountCents }) => {
		const reductions = lines.flatMap(({ entry, boxes }, index) => {
			const item = items.find(({ product_id: id }) => id === entry.productId);
			const cents = (perBoxCents[index] ?? 0) * boxes;
			return item && cents > 0 ? [itemReduction(item, promotion.code, cents)] : [];
		});
		if (promotion.benefit.kind !== "free_shipping") return reductions;
		// What adjusts nothing is taken off a cart: a code typed before the delivery is chosen waits at a line.
		return methods.length === 0 || shippingDiscountCents === 0
			? items.slice(0, 1).map((item) => itemReduction(item, promotion.code, 0))
			: methods.map((method) => deliveryReduction(method, promotion.code, shippingDiscountCents));
	});
	return [...former, ...added];
}

/** Whether anything may lower the prices of a cart without a code. */
async function isReducedAlone(pool: Knex): Promise<boolean> {
	return (await hasAutomaticPromotions(pool)) || (await readDeliveryRules(pool)).packing.mixedPallets.isAllowed;
}

/**
 * Why the new codes of a cart would take nothing off it: one of them is unknown, or the last one, which counts, does not apply.
 * Undefined when it does, and when none is new.
 */
export async function codeRefusal(
	scope: MedusaContainer,
	cartId: string,
	codes: readonly string[],
): Promise<Refusal | undefined> {
	const cart = await readCart(scope, cartId);
	const added = codes.filter((one) => !cart?.promotions.includes(one));
	const code = added.at(-1);
	if (!cart || code === undefined) return undefined;
	if (cart.items.length === 0) return NOTHING_TO_REDUCE;
	if (!(await areKnown(scope, added))) return UNKNOWN_CODE;
	const promoted = await promotedCart(scope, cart, code);
	return promoted ? promoted.refusal : CLOSED_CHANNEL;
}

/** Whether customers can type each of these codes. Medusa names the first that does not exist. */
export async function areKnown(scope: MedusaContainer, codes: readonly string[]): Promise<boolean> {
	const known = await typedCodesIn(poolOf(scope), codes);
	return codes.every((code) => known.includes(code));
}

const NOTHING_TO_REDUCE: Refusal = {
	reason: "not_applicable",
	message: "Ajoutez un article au panier avant de saisir un code promotionnel.",
};
const CLOSED_CHANNEL: Refusal = {
	reason: "not_applicable",
	message: "Les codes promotionnels ne servent pas sur ce canal de vente.",
};

async function promotedCart(scope: MedusaContainer, cart: StoreCart, code: string | null) {
	const [rules, optionId] = await Promise.all([
		readDeliveryRules(poolOf(scope)),
		optionOf(scope, cart.shippingOptionId),
	]);
	const { country_code: country, postal_code: postalCode } = cart.address ?? {};
	return promoteStoreCart(
		poolOf(scope),
		{
			id: cart.id,
			salesChannelId: cart.salesChannelId,
			items: cart.items.map(({ productId, boxes }) => ({ productId, quantity: boxes })),
			requested: {
				...(country && { address: { country: country.toUpperCase(), postalCode: postalCode ?? "" } }),
				...(optionId && { delivery: { optionId, surchargeIds: [] } }),
			},
		},
		{ code, customerId: currentBuyer(), rules, now: shopTime() },
	);
}

const poolOf = (scope: MedusaContainer) => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);

const withoutItemReductions = ({ id, adjustments }: WorkflowLine): ComputeActions[] =>
	(adjustments ?? []).map((one) => ({
		action: ComputedActions.REMOVE_ITEM_ADJUSTMENT,
		adjustment_id: one.id,
		item_id: id,
		code: one.code ?? "",
	}));

const withoutDeliveryReductions = ({ id, adjustments }: WorkflowDelivery): ComputeActions[] =>
	(adjustments ?? []).map((one) => ({
		action: ComputedActions.REMOVE_SHIPPING_METHOD_ADJUSTMENT,
		adjustment_id: one.id,
		shipping_method_id: id,
		code: one.code ?? "",
	}));

const itemReduction = ({ id }: WorkflowLine, code: string, cents: number): ComputeActions => ({
	action: ComputedActions.ADD_ITEM_ADJUSTMENT,
	item_id: id,
	amount: toEuros(cents),
	code,
	is_tax_inclusive: true,
});

/** Medusa's reductions of a delivery exclude VAT. */
function deliveryReduction({ id, tax_lines: taxLines }: WorkflowDelivery, code: string, cents: number): ComputeActions {
	const rate = (taxLines ?? []).reduce((sum, line) => sum + Number(line.rate), 0);
	const amount = MathBN.div(toEuros(cents), MathBN.add(1, MathBN.div(rate, 100)));
	return { action: ComputedActions.ADD_SHIPPING_METHOD_ADJUSTMENT, shipping_method_id: id, amount, code };
}
