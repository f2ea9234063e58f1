import { readFileSync, writeFileSync } from "node:fs";
import { CURRENCY } from "@confiserie/domain/money";
import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createCartWorkflow } from "@medusajs/medusa/core-flows";
import { readShopContext } from "../modules/medusa/sync";

/**
 * What Medusa itself charges: puts each list of lines into a cart of Medusa and writes that cart's items. `medusa exec
 * quote-medusa-prices <file with [[{ variant_id, quantity }]]> <file for the items> [sales channel]`. The shop's own
 * channel where none is named. Prices in EUR.
 */
export default async function quoteMedusaPrices({ container, args }: ExecArgs): Promise<void> {
	const [asked, answered, channelId] = args;
	if (!asked || !answered) throw new Error("Usage: quote-medusa-prices <file of lines> <file for the items>");
	const carts: { variant_id: string; quantity: number }[][] = JSON.parse(readFileSync(asked, "utf8"));
	const shop = await readShopContext(container);
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const quoted: unknown[] = [];
	for (const items of carts) {
		const { result: cart } = await createCartWorkflow(container).run({
			input: {
				region_id: shop.regionId,
				sales_channel_id: channelId ?? shop.salesChannelId,
				currency_code: CURRENCY,
				email: "essai@exemple.fr",
				shipping_address: { country_code: "fr" },
				items,
			},
		});
		const fields = [
			"items.variant_id",
			"items.quantity",
			"items.unit_price",
			"items.is_tax_inclusive",
			"items.tax_lines.rate",
		];
		const { data } = await query.graph({ entity: "cart", fields, filters: { id: cart.id } });
		quoted.push(data[0]?.items ?? []);
	}
	writeFileSync(answered, JSON.stringify(quoted));
}
