import { type CategoryCode, codeOfSlug } from "@confiserie/domain/catalogue/category";
import { findTag, type TagCode } from "@confiserie/domain/catalogue/tags";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Codes of the shop's two VAT rates in Medusa's tax region. */
export const VAT_RATE_CODES = { 20: "TVA20", 5.5: "TVA5.5" } as const;

/** Medusa's records that every product hangs on, as the seed made them. */
export interface ShopFrame {
	salesChannelId: string;
	shippingProfileId: string;
	stockLocationId: string;
	reducedVatRateId: string;
	categoryIds: Map<CategoryCode, string>;
	tagIds: Map<TagCode, string>;
}

/** Reads the frame. Throws an Error that names what is missing when the shop has not been seeded. */
export async function readShopFrame(scope: MedusaContainer): Promise<ShopFrame> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const [stores, profiles, locations, rates, categories, tags] = await Promise.all([
		query.graph({ entity: "store", fields: ["default_sales_channel_id"] }),
		query.graph({ entity: "shipping_profile", fields: ["id"], filters: { type: "default" } }),
		query.graph({
			entity: "stock_location",
			fields: ["id"],
			pagination: { take: 1, order: { created_at: "ASC", id: "ASC" } },
		}),
		query.graph({ entity: "tax_rate", fields: ["id"], filters: { code: VAT_RATE_CODES[5.5] } }),
		query.graph({ entity: "product_category", fields: ["id", "handle"] }),
		query.graph({ entity: "product_tag", fields: ["id", "value"] }),
	]);
	return {
		salesChannelId: required(stores.data[0]?.default_sales_channel_id, "sales channel"),
		shippingProfileId: required(profiles.data[0]?.id, "shipping profile"),
		stockLocationId: required(locations.data[0]?.id, "stock location"),
		reducedVatRateId: required(rates.data[0]?.id, "reduced VAT rate"),
		categoryIds: new Map(categories.data.map(({ id, handle }) => [codeOfSlug(handle), id])),
		tagIds: new Map(
			tags.data.flatMap(({ id, value }) => {
				const tag = findTag(value);
				return tag ? [[tag.code, id] as const] : [];
			}),
		),
	};
}

/** `value`, or an Error that tells how to get it. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
	if (value === null || value === undefined) throw new Error(`The shop has no ${what} yet: run the seed script first.`);
	return value;
}
