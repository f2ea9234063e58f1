import { rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS } from "../../../medusa/products/products";
import { resolveBuyer } from "../../companies/companies";
import { type CatalogueEntry, readCatalogue } from "../offers";

/** A product of the price list, at the prices at which its holder orders now. */
export interface PricedProduct extends CatalogueEntry {
	eanUnit: string;
	eanBox: string;
}

/** Products read at a time. */
const PAGE = 500;

/** Everything that the shop sells, by name, page by page, at what the customer pays. */
export async function* readPriceList(sql: Sql, customerId: string): AsyncGenerator<PricedProduct[]> {
	const buyer = await resolveBuyer(sql, { customerId });
	for (let after = { name: "", id: "" }; ; ) {
		const found = await rows<{ id: string; name: string; eanUnit: string; eanBox: string }>(
			sql,
			`select product.id, packaging.folded_name as name, coalesce(packaging.ean_unit, '') as ean_unit,
				coalesce(packaging.ean_box, '') as ean_box
			from product_packaging packaging
			join ${PRODUCTS} product on product.id = packaging.product_id and product.status = 'published'
			where packaging.deleted_at is null and (packaging.folded_name, product.id) > (?, ?)
			order by packaging.folded_name, product.id limit ?`,
			[after.name, after.id, PAGE],
		);
		const catalogue = await readCatalogue(
			sql,
			found.map(({ id }) => id),
			buyer,
		);
		yield found.flatMap(({ id, eanUnit, eanBox }) => {
			const entry = catalogue.get(id);
			return entry ? [{ ...entry, eanUnit, eanBox }] : [];
		});
		const last = found.at(-1);
		if (!last || found.length < PAGE) return;
		after = last;
	}
}
