import type { CompanyDiscount, OwnPrices } from "@confiserie/domain/company/prices";
import type { CompanyPrice, companyDiscountsInputSchema } from "@confiserie/domain/contract/company-prices";
import { ORDER_TYPES, UNITS } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, put, type Sql } from "../../../../lib/database/sql";
import { insertGroupPriceList } from "../../../../medusa/products/price-lists";
import { ownChannelId } from "../../../../medusa/shop/channels";
import { readCategories, unknownCategory } from "../../../catalog/categories";
import { priceColumn } from "../../../catalog/products";
import { type Administrator, type AuditEntry, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { type CompanyRow, findCompany, lockCompany } from "../company-row";
import { alignCompany } from "./align";
import { type NamedProduct, readCompanyPrices, readNamedProducts } from "./list-prices";
import { ownPricesOf, readPricing } from "./read-prices";

/** A change of what a company pays, with the administrator who makes it, and when. */
export interface PriceChange {
	companyId: string;
	actor: Administrator;
	now: Date;
}

/**
 * Grants discounts to a company, with the audit log and Medusa's price list, in one transaction.
 * @throws ApiFailure COMPANY_UNKNOWN, COMPANY_TERMS_CHANGED, VALIDATION for a category that does not exist
 */
export function changeDiscounts(
	pool: Knex,
	{ input, ...change }: PriceChange & { input: z.output<typeof companyDiscountsInputSchema> },
): Promise<void> {
	return changing(pool, change, async (sql, company) => {
		const before = await readPricing(sql, company.id);
		if (before.version !== input.version) throw new ApiFailure("COMPANY_TERMS_CHANGED");
		const known = new Set((await readCategories(sql)).map(({ code }) => code));
		const isUnknown = ({ category, percent }: (typeof input.discounts)[number]) =>
			percent !== null && category !== null && !known.has(category);
		const at = input.discounts.findIndex(isUnknown);
		if (at >= 0) throw unknownCategory(`discounts[${at}].category`);
		const discounts = input.discounts.flatMap(({ category, percent }) =>
			percent === null ? [] : [{ category, percent }],
		);
		await storePricing(sql, company, { discounts: JSON.stringify(discounts), updatedAt: change.now });
		await alignCompany(sql, company.id);
		const changes = { discounts: { from: worded(before.discounts), to: worded(discounts) } };
		await audit(sql, company, { ...change, action: "company.discounts-changed", changes });
	});
}

/**
 * Gives a company its own prices of a product, or takes them back.
 * @throws ApiFailure COMPANY_UNKNOWN, PRODUCT_NOT_FOUND, VALIDATION for a tier that the product does not have
 */
export function changeCompanyPrice(
	pool: Knex,
	{ productId, own, ...change }: PriceChange & { productId: string; own: OwnPrices },
): Promise<CompanyPrice> {
	return changing(pool, change, async (sql, company) => {
		const [product] = await readNamedProducts(sql, [productId]);
		if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
		const tier = missingTier(product, own);
		if (tier) throw new ApiFailure("VALIDATION", { field: tier, message: MISSING_TIER });
		await storeOwnPrices(sql, company, { ...change, prices: [{ product, own }] });
		const [priced] = await readCompanyPrices(sql, company.id, [productId]);
		if (!priced) throw new ApiFailure("PRODUCT_NOT_FOUND");
		return priced;
	});
}

export const MISSING_TIER = "Ce produit ne se vend pas dans cette unité.";
export const missingTier = ({ catalogue }: NamedProduct, own: OwnPrices) =>
	ORDER_TYPES.find((tier) => own[tier] !== null && catalogue[tier] === null);
export const isEmpty = (own: OwnPrices): boolean => ORDER_TYPES.every((tier) => own[tier] === null);

/** Runs a change alone among those of its company. */
export function changing<Result>(
	pool: Knex,
	{ companyId }: PriceChange,
	work: (sql: Knex.Transaction, company: CompanyRow) => Promise<Result>,
): Promise<Result> {
	return inTransaction(pool, async (sql) => {
		await lockCompany(sql, companyId);
		return work(sql, await findCompany(sql, companyId));
	});
}

/** Products that an entry of the audit log names; of more it says how many. */
const MOST_NAMED = 50;

/** Replaces a company's own prices of these products, with the audit log. */
export async function storeOwnPrices(
	sql: Knex.Transaction,
	company: CompanyRow,
	{ prices, ...change }: PriceChange & { prices: readonly { product: NamedProduct; own: OwnPrices }[] },
): Promise<{ changed: number; removed: number }> {
	const ids = prices.map(({ product }) => product.productId);
	const before = await ownPricesOf(sql, company.id, ids);
	const wanted = prices.map(({ product, own }) => ({ product, from: before.get(product.productId), to: own }));
	const changed = wanted.filter(({ from, to }) => ORDER_TYPES.some((tier) => (from?.[tier] ?? null) !== to[tier]));
	if (changed.length === 0) return { changed: 0, removed: 0 };
	await storePricing(sql, company, { updatedAt: change.now });
	const changedIds = changed.map(({ product }) => product.productId);
	await sql("company_price").where({ company_id: company.id }).whereIn("product_id", changedIds).delete();
	const held = changed.filter(({ to }) => !isEmpty(to));
	if (held.length > 0)
		await sql("company_price").insert(
			held.map(({ product, to }) => ({
				company_id: company.id,
				product_id: product.productId,
				...Object.fromEntries(ORDER_TYPES.map((tier) => [priceColumn(tier), to[tier]])),
			})),
		);
	await alignCompany(sql, company.id, changedIds);
	const changes =
		changed.length > MOST_NAMED
			? { products: { from: null, to: changed.length } }
			: Object.fromEntries(
					changed.map(({ product, from, to }) => [
						product.reference,
						{ from: from ? tierWords(from) : null, to: isEmpty(to) ? null : tierWords(to) },
					]),
				);
	await audit(sql, company, { ...change, action: "company.prices-changed", changes });
	return { changed: held.length, removed: changed.length - held.length };
}

/** Writes what was granted to a company, whose price list is made with the first grant. */
async function storePricing(sql: Knex.Transaction, company: CompanyRow, columns: Record<string, unknown>) {
	const { priceListId, version } = await readPricing(sql, company.id);
	const granted = { version: version + 1, priceListId: priceListId ?? (await newPriceList(sql, company)) };
	await put(sql, "company_pricing", "companyId", { companyId: company.id, ...columns, ...granted });
}

async function newPriceList(sql: Sql, { company, customerGroupId: groupId }: CompanyRow): Promise<string> {
	return insertGroupPriceList(sql, { groupId, channelId: await ownChannelId(sql), title: `Prix de ${company}` });
}

type Changes = NonNullable<AuditEntry["changes"]>;

function audit(
	sql: Sql,
	{ id, company: label }: CompanyRow,
	{
		actor,
		action,
		changes,
	}: PriceChange & { action: "company.discounts-changed" | "company.prices-changed"; changes: Changes },
): Promise<void> {
	return recordAudit(sql, actor, { action, entity: "company", entityId: id, label, changes });
}

/** As the audit log names discounts. */
const worded = (discounts: readonly CompanyDiscount[]): string | null =>
	discounts.map(({ category, percent }) => `${category ?? "Catalogue"}\u00a0: ${decimal(percent)}\u00a0%`).join(", ") ||
	null;

const tierWords = (own: OwnPrices): string =>
	ORDER_TYPES.flatMap((tier) => (own[tier] === null ? [] : [`${UNITS[tier].word} ${decimal(own[tier])}`])).join(", ");

const decimal = (value: number): string => String(value).replace(".", ",");
