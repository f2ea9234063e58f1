import { withoutGaps } from "@confiserie/domain/catalogue/gtin";
import { foldText } from "@confiserie/domain/fold-text";
import { comparedGtin, readScan } from "@confiserie/domain/fulfilment/scan-code";
import { rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS } from "../../../medusa/products/products";

interface Named {
	productId: string;
	reference: string;
	eanUnit: string;
	eanBox: string;
	foldedName: string;
}

/**
 * The products on sale that each text names: by reference, else by the EAN of a piece or a box, else by its whole name.
 * Case and accents do not count, nor do gaps and lost leading zeros of an EAN. Several where a name or a code is shared.
 */
export async function findNamed(sql: Sql, texts: readonly string[]): Promise<Map<string, string[]>> {
	const wanted = [...new Set(texts)].map((text) => ({
		text,
		reference: text.trim().toUpperCase(),
		gtin: gtinOf(text),
		name: foldText(text),
	}));
	const codes = wanted.flatMap(({ gtin }) => (gtin ? storedForms(gtin) : []));
	const found = await rows<Named>(
		sql,
		`select packaging.product_id, packaging.reference, coalesce(packaging.ean_unit, '') as ean_unit,
			coalesce(packaging.ean_box, '') as ean_box, packaging.folded_name
		from product_packaging packaging
		join ${PRODUCTS} product on product.id = packaging.product_id and product.status = 'published'
		where packaging.deleted_at is null and (upper(packaging.reference) = any(?)
			or packaging.ean_unit = any(?) or packaging.ean_box = any(?) or packaging.folded_name = any(?))
		order by packaging.reference`,
		[wanted.map(({ reference }) => reference), codes, codes, wanted.map(({ name }) => name)],
	);
	const byReference = groupedBy(found, ({ reference }) => [reference.toUpperCase()]);
	const byGtin = groupedBy(found, ({ eanUnit, eanBox }) =>
		[comparedGtin(eanUnit), comparedGtin(eanBox)].filter((gtin) => gtin !== null),
	);
	const byName = groupedBy(found, ({ foldedName }) => [foldedName]);
	return new Map(
		wanted.map(({ text, reference, gtin, name }) => [
			text,
			byReference.get(reference) ?? (gtin ? byGtin.get(gtin) : undefined) ?? byName.get(name) ?? [],
		]),
	);
}

/** The GTIN that a text is, in fourteen digits. Excel drops leading zeros: up to two of an EAN-8 and more of longer ones. */
function gtinOf(text: string): string | null {
	const digits = withoutGaps(text);
	return /^\d{6,7}$/.test(digits) ? digits.padStart(14, "0") : readScan(text).gtin;
}

/** The lengths in which a GTIN may be stored: an index serves each. */
const storedForms = (gtin: string) =>
	[14, 13, 12, 8].flatMap((length) => (/^0*$/.test(gtin.slice(0, 14 - length)) ? [gtin.slice(14 - length)] : []));

function groupedBy(found: readonly Named[], keysOf: (named: Named) => string[]): Map<string, string[]> {
	const groups = new Map<string, string[]>();
	for (const named of found)
		for (const key of new Set(keysOf(named))) groups.set(key, [...(groups.get(key) ?? []), named.productId]);
	return groups;
}
