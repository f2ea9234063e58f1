import {
	type CompanyDiscount,
	companyPrices,
	discountPercent,
	type OwnPrices,
} from "@confiserie/domain/company/prices";
import type { CompanyDiscounts } from "@confiserie/domain/contract/company-prices";
import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { ORDER_TYPES, type TierPricing } from "@confiserie/domain/prices/tier-price";
import { one, oneNumber, rows, type Sql } from "../../../../lib/database/sql";
import { priceColumn } from "../../../catalog/products";
import { findCompany } from "../company-row";

/** What was granted to a company; nothing while its row is missing. */
export interface PricingRow {
	discounts: CompanyDiscount[];
	/** Medusa's list of what its members pay. */
	priceListId: string | null;
	version: number;
}

export async function readPricing(sql: Sql, companyId: string): Promise<PricingRow> {
	const row = await one<PricingRow>(
		sql,
		"select discounts, price_list_id, version from company_pricing where company_id = ?",
		[companyId],
	);
	return row ?? { discounts: [], priceListId: null, version: 0 };
}

/** Own prices of a company by product id; of all its products where `productIds` is left out. */
export async function ownPricesOf(
	sql: Sql,
	companyId: string,
	productIds?: readonly string[],
): Promise<Map<string, OwnPrices>> {
	const found = await rows<OwnPrices & { productId: string }>(
		sql,
		`select product_id, ${ORDER_TYPES.map((tier) => `${priceColumn(tier)}::float8 as "${tier}"`).join(", ")}
		from company_price where company_id = ? ${productIds ? "and product_id = any(?)" : ""}`,
		[companyId, ...(productIds ? [[...productIds]] : [])],
	);
	return new Map(found.map(({ productId, ...own }) => [productId, own]));
}

/** The discounts of a company as the admin shows them. @throws ApiFailure COMPANY_UNKNOWN */
export async function readDiscounts(sql: Sql, companyId: string): Promise<CompanyDiscounts> {
	await findCompany(sql, companyId);
	const { discounts, version } = await readPricing(sql, companyId);
	const prices = await oneNumber(sql, "select count(*)::int from company_price where company_id = ?", [companyId]);
	return { discounts, version, prices };
}

/** The price that a company pays for a product of these categories. */
export type GrantedPrices = (productId: string, product: TierPricing, categories: readonly string[]) => TierPrices;

/** The prices that a company pays for products; null where it has the catalogue's prices. */
export async function grantedPrices(
	sql: Sql,
	companyId: string,
	productIds: readonly string[],
): Promise<GrantedPrices | null> {
	const granted = await one<{ discounts: CompanyDiscount[] }>(
		sql,
		`select discounts from company_pricing pricing where company_id = ? and (discounts <> '[]'
			or exists (select from company_price price where price.company_id = pricing.company_id))`,
		[companyId],
	);
	if (!granted) return null;
	const own = await ownPricesOf(sql, companyId, productIds);
	return (productId, product, categories) =>
		companyPrices(product, discountPercent(granted.discounts, categories), own.get(productId) ?? null);
}
