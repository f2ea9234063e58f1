import type { OwnPricesAnswer } from "@confiserie/domain/contract/company-prices";
import type { Sql } from "../../../lib/database/sql";
import { grantedPrices, resolveBuyer } from "../../companies/companies";
import { readChannel } from "../../terms/channels";
import { catalogueOf } from "./sellable-products";

/** The products on sale that cost the company of a customer less than the catalogue asks. */
export async function readOwnPrices(
	sql: Sql,
	customerId: string,
	productIds: readonly string[],
): Promise<OwnPricesAnswer> {
	const channel = await readChannel(sql);
	const { companyId } = await resolveBuyer(sql, { customerId });
	if (!channel || companyId === null || !(await grantedPrices(sql, companyId, [])))
		return { hasOwnPrices: false, prices: [] };
	const shop = await catalogueOf(sql, productIds, channel);
	const own = await catalogueOf(sql, productIds, channel, companyId);
	const prices = [...own.values()].flatMap(
		({ productId, pricePerPieceBox, pricePerPieceLayer = null, pricePerPiecePallet = null }) => {
			const asked = shop.get(productId);
			const isOwn =
				pricePerPieceBox !== asked?.pricePerPieceBox ||
				pricePerPieceLayer !== asked.pricePerPieceLayer ||
				pricePerPiecePallet !== asked.pricePerPiecePallet;
			return isOwn ? [{ productId, pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet }] : [];
		},
	);
	return { hasOwnPrices: true, prices };
}
