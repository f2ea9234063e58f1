import type { Business } from "@confiserie/domain/contract/business";
import { foldText } from "@confiserie/domain/fold-text";
import { LANGUAGE } from "@confiserie/domain/locale";
import { toEuros } from "@confiserie/domain/money";
import { promotionLabel } from "@confiserie/domain/promotions/promotion-words";
import type { GrossAmount } from "@confiserie/domain/tax/taxed-amount";
import type { CreateOrderDTO } from "@medusajs/framework/types";
import { businessOf } from "../../customers/accounts";
import { type LineRow, type OrderRow, orderTaxes } from "../../sales/orders";
import type { ShopContext } from "./shop-context";

/** Medusa's order of one of ours: the very prices of the order service, tax included, nothing recomputed. */
export function medusaOrderOf(order: OrderRow, lines: readonly LineRow[], context: ShopContext): CreateOrderDTO {
	const business = businessOf(order);
	const address = {
		...(business ? { company: business.company } : {}),
		first_name: order.firstName,
		last_name: order.lastName,
		phone: order.phone,
		address_1: order.street,
		city: order.city,
		postal_code: order.postalCode,
		country_code: countryCode(order.country, context.countryCodes),
	};
	const option = context.shippingOptionOf(order.delivery?.optionId);
	return {
		region_id: context.regionId,
		sales_channel_id: order.salesChannelId,
		customer_id: order.customerId,
		email: order.email,
		currency_code: order.currency,
		status: "pending",
		shipping_address: address,
		billing_address: billingAddress(address, business, context),
		metadata: {
			order_number: order.orderNumber,
			order_book_id: order.id,
			delivery_notes: order.deliveryNotes,
			external_ref: order.externalRef,
			promotions: order.promotions.map(promotionLabel).join(", ") || null,
		},
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
		shipping_methods: deliveryOf(order, lines).map(({ grossCents, ratePercent }) => ({
			name: order.delivery?.name ?? option.name,
			shipping_option_id: option.id,
			amount: toEuros(grossCents),
			is_tax_inclusive: true,
			tax_lines: [taxLine(ratePercent)],
		})),
	};
}

/** Delivery at the rates of the goods, a method each, since one of Medusa's cannot be split; one where it is free. */
function deliveryOf(order: OrderRow, lines: readonly LineRow[]): GrossAmount[] {
	const { shipping, totals } = orderTaxes(order, lines);
	return shipping.length > 0 ? shipping : totals.slice(-1).map((total) => ({ ...total, grossCents: 0 }));
}

function billingAddress<Address extends object>(address: Address, business: Business | null, context: ShopContext) {
	const billing = business?.billingAddress;
	if (!billing) return address;
	const { street, city, postalCode, country } = billing;
	const country_code = countryCode(country, context.countryCodes);
	return { ...address, address_1: street, city, postal_code: postalCode, country_code };
}

export function taxLine(rate: number) {
	return { code: `TVA-${rate}`, rate, description: "TVA" };
}

/** The region's country whose French name or code was given, else the region's first: the shop delivers there alone. */
function countryCode(country: string, codes: readonly string[]): string | undefined {
	const names = new Intl.DisplayNames([LANGUAGE], { type: "region" });
	const wanted = foldText(country);
	return codes.find((code) => code === wanted || foldText(names.of(code.toUpperCase()) ?? "") === wanted) ?? codes[0];
}
