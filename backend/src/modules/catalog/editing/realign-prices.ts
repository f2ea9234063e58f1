import { CURRENCY } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
	type NativePrice,
	PACKAGING_MODULE,
	type PackagingModuleService,
	PRICING_FIELDS,
	readColumns,
	tierPrices,
} from "../products";
import { aloneInCatalogue } from "./editor";

/**
 * Resets Medusa's EUR prices of products to their product details, where another price was typed in Medusa Admin: else
 * the same boxes would cost one thing here and another on the next sales channel. Prices in other currencies, with
 * rules or of a price list are left alone. Returns the references that were reset.
 */
export async function realignPrices(scope: MedusaContainer, productIds: string[]): Promise<string[]> {
	const suspects = await findAstray(scope, productIds);
	if (suspects.length === 0) return [];
	// An edit that is under way writes Medusa's prices before the packaging: what looks astray may be about to be
	// right.
	return aloneInCatalogue(scope, async () => {
		const astray = await findAstray(
			scope,
			suspects.map(({ productId }) => productId),
		);
		const pricing = scope.resolve(Modules.PRICING);
		for (const { priceSetId, current, wanted } of astray) {
			await pricing.removePrices(current.map(({ id }) => id));
			await pricing.addPrices({ priceSetId, prices: wanted });
		}
		return astray.map(({ reference }) => reference);
	});
}

/** A product whose prices in Medusa are not those of its packaging. */
interface Astray {
	productId: string;
	reference: string;
	priceSetId: string;
	current: StoredPrice[];
	wanted: NativePrice[];
}

async function findAstray(scope: MedusaContainer, productIds: string[]): Promise<Astray[]> {
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const rows = await packaging.listProductPackagings({ product_id: productIds }, { take: productIds.length });
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "product_variant",
		fields: ["id", "price_set.id", "price_set.prices.*"],
		filters: { id: rows.map((row) => row.variant_id) },
	});
	const variants = new Map((data as unknown as PricedVariant[]).map((variant) => [variant.id, variant]));
	return rows.flatMap((row): Astray[] => {
		const priceSet = variants.get(row.variant_id)?.price_set;
		if (!priceSet) return [];
		const wanted = tierPrices(readColumns(row, PRICING_FIELDS));
		const current = priceSet.prices.filter(
			(price) => price.currency_code === CURRENCY && !price.price_list_id && Number(price.rules_count ?? 0) === 0,
		);
		if (signature(current) === signature(wanted)) return [];
		return [{ productId: row.product_id, reference: row.reference, priceSetId: priceSet.id, current, wanted }];
	});
}

interface StoredPrice {
	id: string;
	amount: number;
	currency_code: string;
	min_quantity: number | null;
	max_quantity: number | null;
	rules_count: number | null;
	price_list_id?: string | null;
}
interface PricedVariant {
	id: string;
	price_set?: { id: string; prices: StoredPrice[] };
}

function signature(prices: (NativePrice | StoredPrice)[]): string {
	return prices
		.map(({ amount, min_quantity, max_quantity }) =>
			[amount, min_quantity, max_quantity].map((figure) => Number(figure ?? 0)),
		)
		.sort(([, a = 0], [, b = 0]) => a - b)
		.join(";");
}
