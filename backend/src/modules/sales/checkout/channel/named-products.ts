import type { ChannelOrderRequest } from "@confiserie/domain/contract/channel-order";
import { rows, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import type { CartItem } from "../price-cart";

type Line = ChannelOrderRequest["items"][number];

/**
 * The lines of a channel's order by product id, whatever each names its product by.
 * @throws ApiFailure VALIDATION with the field, for a reference or EAN that no product has, or an EAN that several have
 */
export async function namedProducts(sql: Sql, lines: readonly Line[]): Promise<CartItem[]> {
	const eans = lines.flatMap(({ ean }) => ean ?? []);
	const packagings = await rows<{ productId: string; reference: string; eanUnit: string; eanBox: string }>(
		sql,
		`select product_id, reference, ean_unit, ean_box from product_packaging
			where deleted_at is null and (reference = any(?) or ean_unit = any(?) or ean_box = any(?))`,
		[lines.flatMap(({ reference }) => reference ?? []), eans, eans],
	);
	return lines.map(({ productId, ean, reference, boxes: quantity, unitPrice }, index) => {
		const price = unitPrice === undefined ? {} : { unitPrice };
		if (productId !== undefined) return { productId, quantity, ...price };
		const isEan = ean !== undefined;
		const fits = packagings.filter((one) =>
			isEan ? [one.eanUnit, one.eanBox].includes(ean) : one.reference === reference,
		);
		const [found, ...others] = fits;
		const field = `items[${index}].${isEan ? "ean" : "reference"}`;
		if (!found) throw new ApiFailure("VALIDATION", { field, message: "Aucun produit ne porte ce code." });
		if (others.length > 0)
			throw new ApiFailure("VALIDATION", {
				field,
				message: "Plusieurs produits portent ce code : nommez-le autrement.",
			});
		return { productId: found.productId, quantity, ...price };
	});
}
