import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import type { OfferedOption } from "@confiserie/domain/contract/payment";
import { deliveryDays, isWorkingDay } from "@confiserie/domain/delivery/days";
import type { ShippingOption } from "@confiserie/domain/delivery/options";
import type { DeliveryQuote, DeliveryRules } from "@confiserie/domain/delivery/quote";
import { formatDate } from "@confiserie/domain/format";
import { toEuros } from "@confiserie/domain/money";
import type { Sql } from "../../lib/database/sql";
import { ApiFailure } from "../failures";
import { closedDays } from "./closed-days";
import { readDeliveryRules } from "./delivery-rules";

/** How an order is delivered, as it is stored with it. */
export type AgreedDelivery = OrderDelivery;

const daysOf = ({ transitDays }: ShippingOption, { dispatch }: DeliveryRules, now: Date) =>
	deliveryDays(now, dispatch, transitDays, closedDays(dispatch));

/** The options of a quote as /api returns them. */
export function offeredIn({ offered }: DeliveryQuote, rules: DeliveryRules, now: Date): OfferedOption[] {
	return offered.map(({ option, cents }) => ({
		id: option.id,
		name: option.name,
		kind: option.kind,
		carrier: option.carrier,
		price: toEuros(cents),
		...daysOf(option, rules, now),
		hasDayChoice: option.hasDayChoice,
		surcharges: option.surcharges
			.filter(({ isOptional }) => isOptional)
			.map((surcharge) => ({ id: surcharge.id, name: surcharge.name, price: toEuros(surcharge.cents) })),
	}));
}

/**
 * What is agreed with a customer about the delivery of an order; null where the shop has one price for all.
 * @param day that the customer asks for
 * @param path of the choice in what was sent, "orderData.delivery"
 * @throws ApiFailure VALIDATION for a day on which the option does not deliver
 */
export function agreeDelivery(
	{ chosen }: Pick<DeliveryQuote, "chosen">,
	{ rules, now, day, path }: { rules: DeliveryRules; now: Date; day: string | null; path: string },
): AgreedDelivery | null {
	if (!chosen) return null;
	const { option, surcharges } = chosen;
	const days = daysOf(option, rules, now);
	const isOpen = option.hasDayChoice && isWorkingDay(day ?? "", closedDays(rules.dispatch));
	if (day !== null && (!isOpen || day < days.deliveredFrom)) {
		const message = option.hasDayChoice
			? `Choisissez un jour ouvré à partir du ${formatDate(days.deliveredFrom)}.`
			: "Ce mode de livraison ne permet pas de choisir le jour.";
		const field = `${path}.day`;
		throw new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });
	}
	const { id: optionId, name, kind, carrier } = option;
	return { optionId, name, kind, carrier, surcharges: surcharges.map((one) => one.name), ...days, day };
}

/** What was offered earlier, with the days as they are now. A day that has become too early is left out. */
export async function deliveryNow(sql: Sql, offered: AgreedDelivery | null, now: Date): Promise<AgreedDelivery | null> {
	if (!offered) return null;
	const rules = await readDeliveryRules(sql);
	const option = rules.options.find(({ id }) => id === offered.optionId);
	if (!option) return offered;
	const days = daysOf(option, rules, now);
	const isLate = offered.day !== null && offered.day < days.deliveredFrom;
	return { ...offered, ...days, day: isLate ? null : offered.day };
}
