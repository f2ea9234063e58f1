import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import type { OfferedOption, ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { daysBy, daysOn, isWorkingDay, lastRequestedDay, type Way } from "@confiserie/domain/delivery/days";
import type { NextStep } from "@confiserie/domain/delivery/next-step";
import { asOffered } from "@confiserie/domain/delivery/options";
import { deliveryPromise, isPostalCodeKnown, quotePromise, specifiedWay } from "@confiserie/domain/delivery/promise";
import {
	type DeliveryPlace,
	type DeliveryQuote,
	type DeliveryRules,
	preparationOf,
} from "@confiserie/domain/delivery/quote";
import { quoteInEuros } from "@confiserie/domain/delivery/quote-response";
import { formatDate } from "@confiserie/domain/format";
import { toEuros } from "@confiserie/domain/money";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import { zoneVatAt } from "@confiserie/domain/tax/zone-vat";
import type { Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { closedDays, leavesQuickly } from "./closed-days";
import { packagingOf } from "./packaging";
import { readDeliveryRules } from "./read-delivery-rules";

const daysOf = (
	way: Way,
	{ preparationDays }: Pick<DeliveryQuote, "preparationDays">,
	{ dispatch }: DeliveryRules,
	now: Date,
) => daysBy(way, now, { ...dispatch, preparationDays }, closedDays(dispatch));

/** Days of what goes by no option. */
const specifiedDays = (quote: Pick<DeliveryQuote, "preparationDays">, rules: DeliveryRules, now: Date) =>
	daysOf(specifiedWay(rules.dispatch), quote, rules, now);

interface QuotedAt {
	rules: DeliveryRules;
	now: Date;
	place: DeliveryPlace | undefined;
	/** The option that was asked for. */
	optionId: string | undefined;
	step?: NextStep | null;
}

/** A quote as /api returns it, with the VAT of its lines and of delivery. */
export function quoteResponse(
	quote: DeliveryQuote,
	lines: Parameters<typeof taxOf>[0]["lines"],
	{ rules, now, place, optionId, step = null }: QuotedAt,
): ShippingQuoteResponse {
	const { preparationDays, chosen, shippingCostCents: shippingCents } = quote;
	return quoteInEuros(quote, taxOf({ lines, shippingCents }).totals, {
		zoneVat: zoneVatAt(place, rules),
		optionId: chosen?.option.id ?? null,
		options: offeredIn(quote, { rules, now, place }),
		dispatchBy: specifiedDays(quote, rules, now).dispatchBy,
		promise: quotePromise(quote, { place, optionId }, termsOf(rules, now)),
		leavesWithin48h: leavesQuickly({ ...rules.dispatch, preparationDays }, now),
		nextStep: step && stepInEuros(step),
	});
}

const stepInEuros = ({ shippingCostCents, ...step }: NextStep) => ({
	...step,
	shippingCost: toEuros(shippingCostCents),
});

const termsOf = ({ dispatch }: DeliveryRules, now: Date) => ({ dispatch, isClosed: closedDays(dispatch), now });

function offeredIn(
	quote: DeliveryQuote,
	{ rules, now, place }: Pick<QuotedAt, "rules" | "now" | "place">,
): OfferedOption[] {
	const known = { preparationDays: quote.preparationDays, isPlaceKnown: isPostalCodeKnown(place) };
	return quote.offered.map(({ option, cents }) => ({
		id: option.id,
		name: option.name,
		kind: option.kind,
		carrier: option.carrier,
		price: toEuros(cents),
		...daysOf(option, quote, rules, now),
		promise: deliveryPromise([option], known, termsOf(rules, now)),
		hasDayChoice: option.hasDayChoice,
		surcharges: option.surcharges
			.filter(({ isOptional }) => isOptional)
			.map((surcharge) => ({ id: surcharge.id, name: surcharge.name, price: toEuros(surcharge.cents) })),
		pickup: option.pickup ?? null,
	}));
}

interface AskedDelivery {
	rules: DeliveryRules;
	now: Date;
	asked: { day?: string | null | undefined } | null | undefined;
	path: string;
}

/** What an order states about its delivery. */
export interface AgreedDelivery {
	/** Null where the shop has one price for all. */
	delivery: OrderDelivery | null;
	/** The last day on which the order leaves. */
	dispatchBy: string;
	/** The day at the door where `delivery` does not state it. */
	deliveredFrom: string | null;
}

/**
 * What is agreed with a customer about the delivery of an order.
 * @param asked what was sent as the choice
 * @param path of the choice in what was sent, "orderData.delivery"
 * @throws ApiFailure VALIDATION for a day on which the option does not deliver
 */
export function agreeDelivery(
	quote: Pick<DeliveryQuote, "chosen" | "preparationDays">,
	{ rules, now, asked, path }: AskedDelivery,
): AgreedDelivery {
	if (!quote.chosen) return { delivery: null, ...specifiedDays(quote, rules, now) };
	const day = asked?.day ?? null;
	const { option, surcharges } = quote.chosen;
	const days = daysOf(option, quote, rules, now);
	const isClosed = closedDays(rules.dispatch);
	const isOpen = option.hasDayChoice && isWorkingDay(day ?? "", isClosed);
	const lastDay = lastRequestedDay(days);
	if (day !== null && (!isOpen || day < days.deliveredFrom || day > lastDay)) {
		const message = option.hasDayChoice
			? `Choisissez un jour ouvré du ${formatDate(days.deliveredFrom)} au ${formatDate(lastDay)}.`
			: "Ce mode de livraison ne permet pas de choisir le jour.";
		const field = `${path}.day`;
		throw new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });
	}
	const { id: optionId, name, kind, carrier, pickup = null } = option;
	const services = surcharges.map((one) => one.name);
	const agreed = daysOn(day, days, isClosed);
	const delivery = { optionId, name, kind, carrier, surcharges: services, ...agreed, day, pickup };
	return { delivery, dispatchBy: agreed.dispatchBy, deliveredFrom: null };
}

/** What was offered earlier, with the days as they are now: of an option that is gone, the specified ones. A day that has become too early is left out. */
export async function deliveryNow(
	sql: Sql,
	{ delivery: offered, lines }: { delivery: OrderDelivery | null; lines: readonly { productId: string }[] },
	now: Date,
): Promise<AgreedDelivery> {
	const rules = await readDeliveryRules(sql);
	const packaging = await packagingOf(
		sql,
		lines.map(({ productId }) => productId),
	);
	const preparationDays = preparationOf([...packaging.values()], rules.dispatch);
	const { dispatchBy, deliveredFrom } = specifiedDays({ preparationDays }, rules, now);
	const found = rules.options.find(({ id }) => id === offered?.optionId);
	if (!offered) return { delivery: null, dispatchBy, deliveredFrom };
	if (!found)
		return { delivery: { ...offered, dispatchBy, deliveredFrom, day: null }, dispatchBy, deliveredFrom: null };
	const option = asOffered(found);
	const days = daysOf(option, { preparationDays }, rules, now);
	const isLate = offered.day !== null && offered.day < days.deliveredFrom;
	const day = isLate ? null : offered.day;
	const agreed = daysOn(day, days, closedDays(rules.dispatch));
	const { pickup = null } = option;
	return { delivery: { ...offered, ...agreed, day, pickup }, dispatchBy: agreed.dispatchBy, deliveredFrom: null };
}
