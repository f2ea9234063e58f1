import { dayOf } from "@confiserie/domain/day";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { rows, type Sql } from "../../../lib/database/sql";
import { changeStatus } from "../../../medusa/products/change-products";
import { PRODUCTS } from "../../../medusa/products/products";
import { aloneInCatalogue } from "../../catalog/editing";
import { isExpiredOn } from "../../catalog/products";
import { CLOCK, recordAudit } from "../../foundations/audit";
import { publishProducts } from "./publish-products";

interface Expired {
	id: string;
	name: string;
	reference: string;
}

/**
 * Makes drafts of the products on sale whose use-by date has passed at `now`, with a line in the audit log; their merchant
 * puts them on sale again with the date of a new batch. Returns their ids.
 */
export async function withdrawExpired(scope: MedusaContainer, now: Date): Promise<string[]> {
	const today = dayOf(now);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	// Most minutes have none: they cost no lock.
	if ((await expiredOnSale(database, today)).length === 0) return [];
	const expired = await aloneInCatalogue(scope, async (sql) => {
		const products = await expiredOnSale(sql, today);
		await changeStatus(
			sql,
			products.map(({ id }) => id),
			"draft",
		);
		await recordAudit(
			sql,
			CLOCK,
			...products.map(({ id, name, reference }) => ({
				action: "product.updated" as const,
				entity: "product" as const,
				entityId: id,
				label: `${name} (${reference})`,
				changes: { isPublished: { from: true, to: false }, reason: { from: null, to: "DLC passée" } },
			})),
		);
		return products.map(({ id }) => id);
	});
	if (expired.length > 0) await publishProducts(scope, expired);
	return expired;
}

function expiredOnSale(sql: Sql, today: string): Promise<Expired[]> {
	return rows<Expired>(
		sql,
		`select product.id, product.title as name, packaging.reference from product_packaging packaging
		join ${PRODUCTS} product on product.id = packaging.product_id
		where packaging.deleted_at is null and product.status = 'published' and ${isExpiredOn("packaging")}`,
		[today],
	);
}
