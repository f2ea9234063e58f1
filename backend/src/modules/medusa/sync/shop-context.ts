import { CURRENCY } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { HOME_DELIVERY } from "../../fulfilment/delivery";

/** What Medusa must know of the shop to take an order. */
export interface ShopContext {
	regionId: string;
	/** ISO codes in lower case. */
	countryCodes: string[];
	salesChannelId: string;
	/** Of the option that an order was placed with, else of the specified rule's. */
	shippingOptionOf: (optionId: string | undefined) => { id: string; name: string };
}

/** The shop's region, default sales channel and delivery option. Throws when Medusa has none: the seed makes them. */
export async function readShopContext(container: MedusaContainer): Promise<ShopContext> {
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const [regions, stores, options] = await Promise.all([
		query.graph({ entity: "region", fields: ["id", "countries.iso_2"], filters: { currency_code: CURRENCY } }),
		query.graph({ entity: "store", fields: ["default_sales_channel_id"] }),
		query.graph({ entity: "shipping_option", fields: ["id", "name", "data"] }),
	]);
	const region = regions.data[0];
	// Said here, since the query's generated types exist only where Medusa has run.
	const countries: readonly ({ iso_2?: string | null } | null)[] = region?.countries ?? [];
	const salesChannelId = stores.data[0]?.default_sales_channel_id;
	const known: readonly { id: string; name: string; data?: { id?: unknown } | null }[] = options.data;
	const home = known.find(({ data }) => data?.id === HOME_DELIVERY) ?? known[0];
	if (!region || !salesChannelId || !home)
		throw new Error("The engine has no region, no default sales channel or no delivery option.");
	return {
		regionId: region.id,
		countryCodes: countries.flatMap((country) => country?.iso_2 ?? []),
		salesChannelId,
		shippingOptionOf: (optionId) => known.find(({ data }) => optionId !== undefined && data?.id === optionId) ?? home,
	};
}
