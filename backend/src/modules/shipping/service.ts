import { DEFAULT_SHIPPING_RULES, type ShippingRules } from "@confiserie/domain/shipping";
import { MedusaService } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ShopSetting } from "./models/shop-setting";

const RULES_KEY = "shipping_rules";

const rulesSchema = z.object({
	freeShippingThresholdCents: z.number().int().min(0),
	shippingCostCents: z.number().int().min(0),
});

/** Keeps the shop's shipping rules as data. Amounts in cents. Source: spec §9. */
export default class ShippingModuleService extends MedusaService({ ShopSetting }) {
	/** The rules in force: the stored row, else the specified defaults. */
	async rules(): Promise<ShippingRules> {
		const [setting] = await this.listShopSettings({ key: RULES_KEY }, { take: 1 });
		return setting ? rulesSchema.parse(setting.value) : DEFAULT_SHIPPING_RULES;
	}

	/** Replaces the rules. Throws ZodError when an amount is negative or not whole cents. */
	async saveRules(rules: ShippingRules): Promise<void> {
		const value = rulesSchema.parse(rules);
		const [setting] = await this.listShopSettings({ key: RULES_KEY }, { take: 1 });
		if (setting) await this.updateShopSettings({ key: RULES_KEY, value });
		else await this.createShopSettings({ key: RULES_KEY, value });
	}
}
