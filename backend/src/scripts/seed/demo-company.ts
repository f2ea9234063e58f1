import { DEMO_ACCOUNT, DEMO_COMPANY } from "@confiserie/domain/shop/company-data";
import type { MedusaContainer } from "@medusajs/framework/types";
import { OPERATOR } from "../../modules/foundations/audit";
import { changeSettings, readSettings, shopSettings } from "../../modules/foundations/settings";

/** Gives the demo shop a fictitious company, unless its settings have been changed. */
export async function seedDemoCompany(scope: MedusaContainer): Promise<void> {
	const { shop } = await readSettings(shopSettings(scope).database);
	if (shop.changedAt) return;
	const value = { ...shop.value, ...DEMO_COMPANY, ...DEMO_ACCOUNT };
	await changeSettings(scope, { group: "shop", value, version: shop.version, actor: OPERATOR });
}
