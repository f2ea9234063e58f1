import { codeOfSlug } from "@confiserie/domain/catalogue/category";
import { companyPrices, discountPercent, type OwnPrices } from "@confiserie/domain/company/prices";
import type { CompanyPrice, CompanyPricePage, CompanyPriceQuery } from "@confiserie/domain/contract/company-prices";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { ORDER_TYPES, type OrderType, type TierPricing, tiers, UNITS } from "@confiserie/domain/prices/tier-price";
import { containing } from "../../../../lib/database/containing";
import { pageOf } from "../../../../lib/database/page";
import { rows, type Sql } from "../../../../lib/database/sql";
import { categoriesOf } from "../../../../medusa/products/categories";
import { PRODUCTS } from "../../../../medusa/products/products";
import { pricingColumns } from "../../../catalog/products";
import { findCompany } from "../company-row";
import { ownPricesOf, readPricing } from "./read-prices";

/** A product with the prices per piece of the tiers that it has. */
export interface NamedProduct extends TierPricing {
	productId: string;
	reference: string;
	name: string;
	handles: string[];
	catalogue: OwnPrices;
}

/**
 * Products whose name or reference contains the query, by name, as a company pays them; without a query those with an own price.
 * @throws ApiFailure COMPANY_UNKNOWN
 */
export async function listCompanyPrices(
	sql: Sql,
	companyId: string,
	{ query, page, size }: CompanyPriceQuery,
): Promise<CompanyPricePage> {
	await findCompany(sql, companyId);
	const patterns = searchedWords(query).map(containing);
	const isFound =
		patterns.length > 0
			? patterns.map(() => "(packaging.folded_name like ? or lower(packaging.reference) like ?)").join(" and ")
			: "exists (select from company_price price where price.company_id = ? and price.product_id = product.id)";
	const found = await rows<{ id: string; total: number }>(
		sql,
		`select product.id, count(*) over ()::int as total from product_packaging packaging
			join ${PRODUCTS} product on product.id = packaging.product_id
			where packaging.deleted_at is null and ${isFound}
			order by packaging.folded_name, product.id limit ? offset ?`,
		[...(patterns.length > 0 ? patterns.flatMap((one) => [one, one]) : [companyId]), size, page * size],
	);
	const content = await readCompanyPrices(
		sql,
		companyId,
		found.map(({ id }) => id),
	);
	return pageOf(content, found[0]?.total ?? 0, { page, size });
}

/** Products as a company pays them, in the order of their ids. */
export async function readCompanyPrices(
	sql: Sql,
	companyId: string,
	productIds: readonly string[],
): Promise<CompanyPrice[]> {
	const [{ discounts }, own, products] = await Promise.all([
		readPricing(sql, companyId),
		ownPricesOf(sql, companyId, productIds),
		readNamedProducts(sql, productIds),
	]);
	const byId = new Map(products.map((product) => [product.productId, product]));
	return productIds.flatMap((productId) => {
		const product = byId.get(productId);
		if (!product) return [];
		const { reference, name, handles, catalogue } = product;
		const agreed = own.get(productId) ?? NONE;
		const prices = companyPrices(product, discountPercent(discounts, handles.map(codeOfSlug)), agreed);
		const paid = eachTier((tier) => prices[UNITS[tier].price]);
		return [{ productId, reference, name, catalogue, own: agreed, paid }];
	});
}

const eachTier = (priceOf: (tier: OrderType) => number | null | undefined): OwnPrices =>
	Object.fromEntries(ORDER_TYPES.map((tier) => [tier, priceOf(tier) ?? null])) as Record<OrderType, number | null>;
const NONE = eachTier(() => null);

/** Products by id, drafts included, in no order. */
export async function readNamedProducts(sql: Sql, productIds: readonly string[]): Promise<NamedProduct[]> {
	return (
		await rows<Omit<NamedProduct, "catalogue">>(
			sql,
			`select product.id as product_id, packaging.reference, product.title as name,
				${pricingColumns("packaging")}, ${categoriesOf("product.id")} as handles
			from product_packaging packaging join ${PRODUCTS} product on product.id = packaging.product_id
			where packaging.deleted_at is null and product.id = any(?)`,
			[[...productIds]],
		)
	).map((product) => ({ ...product, catalogue: catalogueOf(product) }));
}

/** The prices of the tiers that a product has. */
function catalogueOf(product: TierPricing): OwnPrices {
	const sold = tiers(product);
	return eachTier((tier) => sold.find(({ orderType }) => orderType === tier)?.pricePerPiece);
}
