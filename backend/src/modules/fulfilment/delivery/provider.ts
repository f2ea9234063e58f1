import { toCents, toEuros } from "@confiserie/domain/money";
import type {
	CalculatedShippingOptionPrice,
	CalculateShippingOptionPriceDTO,
	CreateFulfillmentResult,
	FulfillmentOption,
} from "@medusajs/framework/types";
import { AbstractFulfillmentProviderService, MedusaError } from "@medusajs/framework/utils";
import { currentBuyer, resolveBuyer, rulesUnder } from "../../companies/companies";
import { SHOP_SETTINGS_MODULE, type ShopSettingsService } from "../../foundations/settings";
import { quoteItems } from "./quote-items";
import { readDeliveryRules } from "./read-delivery-rules";

/** What the fulfilment module hands to its providers; the settings are there because medusa-config.ts says so. */
type Dependencies = { [SHOP_SETTINGS_MODULE]: ShopSettingsService };

/** `data.id` of Medusa's option for the specified rule; that of another one is the id of the shop's option. */
export const HOME_DELIVERY = "home-delivery";

type Context = CalculateShippingOptionPriceDTO["context"];

/**
 * Delivery at the shop's own rules: the price of a plain Medusa cart is that of /api.
 * Parcels are prepared by hand, so creating and cancelling a fulfilment calls no external service.
 */
export default class ShopShippingProvider extends AbstractFulfillmentProviderService {
	static override identifier = "shop";

	constructor(private readonly dependencies: Dependencies) {
		super();
	}

	override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
		return [{ id: HOME_DELIVERY }, { id: "return", is_return: true }];
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

	/** EUR incl. VAT, from the items of the cart before promotions, by the options that its buyer may choose. */
	override async calculatePrice(
		option: CalculateShippingOptionPriceDTO["optionData"],
		_data: CalculateShippingOptionPriceDTO["data"],
		context: Context,
	): Promise<CalculatedShippingOptionPrice> {
		const cents = await this.priceCents(String(option.id), context);
		return { calculated_amount: toEuros(cents), is_calculated_price_tax_inclusive: true };
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

	private async priceCents(optionId: string, { items = [], shipping_address: address }: Context): Promise<number> {
		const { database } = this.dependencies[SHOP_SETTINGS_MODULE];
		const { terms } = await resolveBuyer(database, { customerId: currentBuyer() });
		const rules = rulesUnder(terms, await readDeliveryRules(database));
		const quote = await quoteItems(database, rules, {
			items: items.map(({ product_id: productId, quantity, unit_price: price }) => ({
				productId: productId ?? "",
				boxes: Number(quantity),
				unitPriceCents: toCents(Number(price)),
			})),
			address: address ?? null,
			choice: optionId === HOME_DELIVERY ? {} : { optionId },
		});
		if (!quote) throw new MedusaError(MedusaError.Types.INVALID_DATA, UNAVAILABLE);
		return quote.shippingCostCents;
	}
}

const UNAVAILABLE = "Ce mode de livraison n'est pas proposé pour ce panier à cette adresse.";
