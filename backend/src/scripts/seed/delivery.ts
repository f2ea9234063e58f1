import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
	createShippingOptionsWorkflow,
	createShippingProfilesWorkflow,
	createStockLocationsWorkflow,
	linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { required } from "../../modules/catalog/products";
import { HOME_DELIVERY } from "../../modules/fulfilment/delivery";

/** The shipping provider's id in Medusa: its identifier and the id of medusa-config.ts. */
const PROVIDER_ID = "shop_shop";

/** The one stock location with delivery to France from it; returns the location's id. */
export async function seedDelivery(scope: MedusaContainer): Promise<string> {
	const locationId = await seedLocation(scope);
	const profileId = await seedProfile(scope);
	await seedOption(scope, locationId, profileId);
	return locationId;
}

async function seedLocation(scope: MedusaContainer): Promise<string> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({ entity: "stock_location", fields: ["id"] });
	if (data[0]) return data[0].id;
	const { result } = await createStockLocationsWorkflow(scope).run({
		input: { locations: [{ name: "Atelier", address: { address_1: "Atelier", country_code: "fr" } }] },
	});
	const id = required(result[0]?.id, "stock location");
	const stores = await query.graph({ entity: "store", fields: ["default_sales_channel_id"] });
	const channelId = required(stores.data[0]?.default_sales_channel_id, "sales channel");
	await linkSalesChannelsToStockLocationWorkflow(scope).run({ input: { id, add: [channelId] } });
	const link = scope.resolve(ContainerRegistrationKeys.LINK);
	await link.create({
		[Modules.STOCK_LOCATION]: { stock_location_id: id },
		[Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER_ID },
	});
	return id;
}

async function seedProfile(scope: MedusaContainer): Promise<string> {
	const [profile] = await scope.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" });
	if (profile) return profile.id;
	const { result } = await createShippingProfilesWorkflow(scope).run({
		input: { data: [{ name: "Colis et palettes", type: "default" }] },
	});
	return required(result[0]?.id, "shipping profile");
}

async function seedOption(scope: MedusaContainer, locationId: string, profileId: string): Promise<void> {
	const fulfillment = scope.resolve(Modules.FULFILLMENT);
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "shipping_option",
		fields: ["id"],
		filters: { provider_id: PROVIDER_ID },
	});
	if (data[0]) return;
	const set = await fulfillment.createFulfillmentSets({
		name: "Livraison depuis l'atelier",
		type: "shipping",
		service_zones: [{ name: "France", geo_zones: [{ country_code: "fr", type: "country" }] }],
	});
	await scope.resolve(ContainerRegistrationKeys.LINK).create({
		[Modules.STOCK_LOCATION]: { stock_location_id: locationId },
		[Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
	});
	await createShippingOptionsWorkflow(scope).run({
		input: [
			{
				name: "Livraison à domicile",
				price_type: "calculated",
				provider_id: PROVIDER_ID,
				service_zone_id: required(set.service_zones[0]?.id, "service zone"),
				shipping_profile_id: profileId,
				type: { label: "Livraison", description: "Expédition sous 24-48 h", code: "livraison" },
				data: { id: HOME_DELIVERY },
				rules: [
					{ attribute: "enabled_in_store", operator: "eq", value: "true" },
					{ attribute: "is_return", operator: "eq", value: "false" },
				],
			},
		],
	});
}
