import {
	type DeliveryChoice,
	type DeliveryQuote,
	type DeliveryRules,
	quoteDelivery,
} from "@confiserie/domain/delivery/quote";
import type { Sql } from "../../../lib/database/sql";
import { packagingOf } from "./packaging";

/** Boxes of a product in a cart of Medusa, at the price before promotions. */
export interface CartBoxes {
	productId: string;
	boxes: number;
	unitPriceCents: number;
}

/** Where a cart of Medusa goes; its country is written in lower case, and missing at first. */
interface CartAddress {
	country_code?: string | null;
	postal_code?: string | null;
}

/** What delivery of a cart of Medusa costs; null as `quoteDelivery`. Products without packaging weigh nothing. */
export async function quoteItems(
	sql: Sql,
	rules: DeliveryRules,
	{ items, address, choice }: { items: readonly CartBoxes[]; address: CartAddress | null; choice?: DeliveryChoice },
): Promise<DeliveryQuote | null> {
	const packaging = await packagingOf(
		sql,
		items.map(({ productId }) => productId),
	);
	const country = address?.country_code?.toUpperCase();
	return quoteDelivery(
		{
			lines: items.flatMap(({ productId, boxes }) => {
				const packed = packaging.get(productId);
				return packed ? { ...packed, boxes } : [];
			}),
			subtotalCents: items.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0),
			place: country ? { country, postalCode: address?.postal_code ?? "" } : undefined,
			choice,
		},
		rules,
	);
}
