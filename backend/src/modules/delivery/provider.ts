import { toCents, toEuros } from "@confiserie/domain/money";
import { DEFAULT_SHIPPING_RULES, quoteShipping, type ShippingRules } from "@confiserie/domain/shipping";
import type {
	CalculatedShippingOptionPrice,
	CalculateShippingOptionPriceDTO,
	CreateFulfillmentResult,
	FulfillmentOption,
} from "@medusajs/framework/types";
import { AbstractFulfillmentProviderService } from "@medusajs/framework/utils";
import { SHOP_SETTINGS_MODULE, type ShopSettingsService } from "../settings";

/** What the fulfilment module hands to its providers; the settings are there because medusa-config.ts says so. */
type Dependencies = { [SHOP_SETTINGS_MODULE]?: ShopSettingsService };

/**
 * Home delivery at the shop's own rules: the price of a plain Medusa cart follows the same threshold and cost as /api.
 * Parcels are prepared by hand, so creating and cancelling a fulfilment calls no external service.
 */
export default class ShopShippingProvider extends AbstractFulfillmentProviderService {
	static override identifier = "shop";

	constructor(private readonly dependencies: Dependencies) {
		super();
	}

	override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
		return [{ id: "home-delivery" }, { id: "return", is_return: true }];
	}

	override async canCalculate(): Promise<boolean> {
		return true;
	}

	override async validateOption(): Promise<boolean> {
		return true;
	}

	override async validateFulfillmentData(
		_option: Record<string, unknown>,
		data: Record<string, unknown>,
	): Promise<Record<string, unknown>> {
		return data;
	}

	/** EUR incl. VAT, from the items of the cart at their unit prices. */
	override async calculatePrice(
		_option: CalculateShippingOptionPriceDTO["optionData"],
		_data: CalculateShippingOptionPriceDTO["data"],
		context: CalculateShippingOptionPriceDTO["context"],
	): Promise<CalculatedShippingOptionPrice> {
		const subtotalCents = (context.items ?? []).reduce(
			(total, item) => total + toCents(Number(item.unit_price)) * Number(item.quantity),
			0,
		);
		const { shippingCostCents } = quoteShipping(subtotalCents, await this.rules());
		return { calculated_amount: toEuros(shippingCostCents), is_calculated_price_tax_inclusive: true };
	}

	override async createFulfillment(): Promise<CreateFulfillmentResult> {
		return { data: {}, labels: [] };
	}

	override async cancelFulfillment(): Promise<Record<string, never>> {
		return {};
	}

	override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
		return { data: {}, labels: [] };
	}

	private async rules(): Promise<ShippingRules> {
		return (await this.dependencies[SHOP_SETTINGS_MODULE]?.read("delivery")) ?? DEFAULT_SHIPPING_RULES;
	}
}
