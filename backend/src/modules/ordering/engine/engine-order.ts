import { LANGUAGE } from "@confiserie/domain/locale";
import { toEuros } from "@confiserie/domain/money";
import { foldText } from "@confiserie/domain/text";
import type { CreateOrderDTO } from "@medusajs/framework/types";
import type { LineRow, OrderRow } from "../types";
import type { ShopContext } from "./shop-context";

/** Delivery is taxed at the standard rate. */
const SHIPPING_VAT_RATE = 20;

/** The engine's order of one of ours: the very prices of the order book, tax included, nothing recomputed. */
export function engineOrderOf(order: OrderRow, lines: readonly LineRow[], context: ShopContext): CreateOrderDTO {
	const address = {
		first_name: order.firstName,
		last_name: order.lastName,
		phone: order.phone,
		address_1: order.street,
		city: order.city,
		postal_code: order.postalCode,
		country_code: countryCode(order.country, context.countryCodes),
	};
	return {
		region_id: context.regionId,
		sales_channel_id: context.salesChannelId,
		customer_id: order.customerId,
		email: order.email,
		currency_code: order.currency,
		status: "pending",
		shipping_address: address,
		billing_address: address,
		metadata: { order_number: order.orderNumber, order_book_id: order.id, delivery_notes: order.deliveryNotes },
		items: lines.map((line) => ({
			title: line.productName,
			product_id: line.productId,
			product_title: line.productName,
			variant_id: line.variantId,
			variant_sku: line.sku,
			thumbnail: line.imageUrl || undefined,
			quantity: line.boxes,
			unit_price: toEuros(line.unitPriceCents),
			is_tax_inclusive: true,
			is_discountable: false,
			requires_shipping: true,
			tax_lines: [taxLine(line.vatRate)],
		})),
		shipping_methods: [
			{
				name: context.shippingOption.name,
				shipping_option_id: context.shippingOption.id,
				amount: toEuros(order.shippingCents),
				is_tax_inclusive: true,
				tax_lines: [taxLine(SHIPPING_VAT_RATE)],
			},
		],
	};
}

function taxLine(rate: number) {
	return { code: `TVA-${rate}`, rate, description: "TVA" };
}

/** The region's country whose French name or code was given, else the region's first: the shop delivers there alone. */
function countryCode(country: string, codes: readonly string[]): string | undefined {
	const names = new Intl.DisplayNames([LANGUAGE], { type: "region" });
	const wanted = foldText(country);
	return codes.find((code) => code === wanted || foldText(names.of(code.toUpperCase()) ?? "") === wanted) ?? codes[0];
}
