import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { TAGS } from "@confiserie/domain/catalogue/tags";
import { CURRENCY } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
	createProductCategoriesWorkflow,
	createProductTagsWorkflow,
	createRegionsWorkflow,
	createTaxRatesWorkflow,
	createTaxRegionsWorkflow,
	updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { hadCategories } from "../../medusa/products/categories";
import { required, VAT_RATE_CODES } from "../../modules/catalog/products";
import { seedAdminLayout } from "./admin-layout";
import { seedDelivery } from "./delivery";
import { nameMedusaDefaults } from "./medusa-defaults";

/** Creates the records that every shop needs, where they are missing: safe to run at each start. */
export async function seedFrame(scope: MedusaContainer): Promise<void> {
	const regionId = await seedRegion(scope);
	await seedVat(scope);
	const locationId = await seedDelivery(scope);
	await seedStore(scope, regionId, locationId);
	await nameMedusaDefaults(scope);
	await seedShelves(scope);
	await seedAdminLayout(scope);
}

async function seedRegion(scope: MedusaContainer): Promise<string> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({ entity: "region", fields: ["id"], filters: { currency_code: CURRENCY } });
	if (data[0]) return data[0].id;
	const { result } = await createRegionsWorkflow(scope).run({
		input: {
			regions: [
				{
					name: "France",
					currency_code: CURRENCY,
					countries: ["fr"],
					automatic_taxes: true,
					is_tax_inclusive: true,
					payment_providers: ["pp_system_default"],
				},
			],
		},
	});
	return required(result[0]?.id, "region");
}

async function seedVat(scope: MedusaContainer): Promise<void> {
	const tax = scope.resolve(Modules.TAX);
	const [known] = await tax.listTaxRegions({ country_code: "fr" });
	const taxRegion = known ?? (await createFrenchTaxRegion(scope));
	const reduced = await tax.listTaxRates({ code: VAT_RATE_CODES[5.5] });
	if (reduced.length > 0) return;
	await createTaxRatesWorkflow(scope).run({
		input: [{ tax_region_id: taxRegion.id, name: "TVA 5,5 %", code: VAT_RATE_CODES[5.5], rate: 5.5 }],
	});
}

async function createFrenchTaxRegion(scope: MedusaContainer) {
	const { result } = await createTaxRegionsWorkflow(scope).run({
		input: [
			{
				country_code: "fr",
				provider_id: "tp_system",
				default_tax_rate: { name: "TVA 20 %", code: VAT_RATE_CODES[20], rate: 20 },
			},
		],
	});
	return required(result[0], "tax region");
}

/** Prices are stated with VAT, in the shop's one currency. */
async function seedStore(scope: MedusaContainer, regionId: string, locationId: string): Promise<void> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({ entity: "store", fields: ["id", "default_region_id"] });
	const store = required(data[0], "store");
	if (store.default_region_id) return;
	await updateStoresWorkflow(scope).run({
		input: {
			selector: { id: store.id },
			update: {
				name: "Confiserie",
				supported_currencies: [{ currency_code: CURRENCY, is_default: true, is_tax_inclusive: true }],
				default_region_id: regionId,
				default_location_id: locationId,
			},
		},
	});
}

/** The categories only where there never were any: afterwards they are the merchant's, who may have deleted one. */
async function seedShelves(scope: MedusaContainer): Promise<void> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data: tags } = await query.graph({ entity: "product_tag", fields: ["value"] });
	if (!(await hadCategories(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))))
		await createProductCategoriesWorkflow(scope).run({
			input: {
				product_categories: FIRST_CATEGORIES.map(({ name, slug, icon }) => {
					return { name, handle: slug, is_active: true, metadata: { icon } };
				}),
			},
		});
	const newTags = TAGS.filter(({ code }) => !tags.some(({ value }) => value === code));
	if (newTags.length > 0)
		await createProductTagsWorkflow(scope).run({
			input: { product_tags: newTags.map(({ code }) => ({ value: code })) },
		});
}
