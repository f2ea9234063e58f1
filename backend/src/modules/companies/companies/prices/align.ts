import { codeOfSlug } from "@confiserie/domain/catalogue/category";
import { companyPrices, discountPercent } from "@confiserie/domain/company/prices";
import { type TierPricing, tiers } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows } from "../../../../lib/database/sql";
import { eachApart } from "../../../../lib/each-apart";
import { listPrices, nativePrices } from "../../../catalog/products";
import { lockCompany } from "../company-row";
import { ownPricesOf, readPricing } from "./read-prices";

/**
 * Brings Medusa's price lists in line with what every company pays for these products, which changed: the order service decides by
 * the terms themselves, Medusa's own carts by these.
 */
export async function alignCompanyPrices(pool: Knex, productIds: readonly string[]): Promise<void> {
	const companies = await rows<{ id: string }>(
		pool,
		`select company_id as id from company_pricing pricing where price_list_id is not null and (discounts <> '[]' or exists (
			select from company_price price where price.company_id = pricing.company_id and product_id = any(?)))
			order by id`,
		[productIds],
	);
	await eachApart(
		companies,
		({ id }) => id,
		({ id }) =>
			inTransaction(pool, async (sql) => {
				await lockCompany(sql, id);
				await alignCompany(sql, id, productIds);
			}),
	);
}

/** The same for one company, under its lock; of all products where `productIds` is left out. */
export async function alignCompany(
	sql: Knex.Transaction,
	companyId: string,
	productIds?: readonly string[],
): Promise<void> {
	const { discounts, priceListId } = await readPricing(sql, companyId);
	if (!priceListId) return;
	const own = await ownPricesOf(sql, companyId, productIds);
	await listPrices(sql, priceListId, productIds, (product) => {
		const percent = discountPercent(discounts, product.handles.map(codeOfSlug));
		const paid = { ...product, ...companyPrices(product, percent, own.get(product.productId) ?? null) };
		return isCheaper(product, paid) ? nativePrices(tiers(paid)) : [];
	});
}

/** What costs a company as much as anyone else is not in its list. */
const isCheaper = (product: TierPricing, paid: TierPricing): boolean =>
	tiers(product).some((tier, index) => tiers(paid)[index]?.pricePerPiece !== tier.pricePerPiece);
