import { countryOf } from "../customers/address";
import { type Load, type LoadedLine, loadOf } from "./load";
import {
	asOffered,
	DEFAULT_SHIPPING_OFFER,
	type DispatchRules,
	type ServiceZone,
	type ShippingOffer,
	type ShippingOption,
	type ShippingRate,
	type Surcharge,
} from "./options";
import {
	DEFAULT_SHIPPING_RULES,
	quoteShipping,
	type ShippingQuote,
	type ShippingRules,
	shippingQuote,
} from "./shipping";

/** The specified rule and the options that replace it where a merchant has configured some. */
export interface DeliveryRules extends ShippingRules, ShippingOffer {}

/** The rules of a new shop, for tests. @internal */
export const DEFAULT_DELIVERY_RULES: DeliveryRules = { ...DEFAULT_SHIPPING_RULES, ...DEFAULT_SHIPPING_OFFER };

/** Where to: a country by code or French name. Without a postal code the zone of the whole country applies. */
export interface DeliveryPlace {
	country: string;
	postalCode: string;
}

/** What a customer chose; what is left out is decided here. */
export interface DeliveryChoice {
	optionId?: string | undefined;
	surchargeIds?: readonly string[] | undefined;
}

export interface OfferedOption {
	option: ShippingOption;
	/** Carriage with the surcharges that every delivery pays, incl. VAT. */
	cents: number;
}

export interface DeliveryQuote extends ShippingQuote {
	/** What the price is for; null when the specified rule applies. */
	chosen: { option: ShippingOption; surcharges: Surcharge[] } | null;
	/** Everything that could be chosen, cheapest first; empty when the specified rule applies. */
	offered: OfferedOption[];
	/** Working days until all of it has left: those of the shop, or of the product that takes longest. */
	preparationDays: number;
}

/** Carriage that a promotion gives. Surcharges are still paid. */
export interface FreeCarriage {
	/** Of these options, and to these zones; empty for all. */
	optionIds: string[];
	zoneIds: string[];
	/** Most that it takes off; null for all of it. */
	maximumCents: number | null;
}

/** A cart to be delivered. */
export interface Delivery {
	lines: readonly LoadedLine[];
	/** The articles before promotions: what thresholds and bands are measured on, so that a reduction never makes delivery dearer. */
	subtotalCents: number;
	/** Undefined while the address is unknown: then the zone of mainland France. */
	place?: DeliveryPlace | undefined;
	choice?: DeliveryChoice | undefined;
	/** Of promotions, each on what the former left. */
	freeCarriages?: readonly FreeCarriage[] | undefined;
}

const HOME: DeliveryPlace = { country: "FR", postalCode: "" };

/**
 * What delivery of a cart costs: by the chosen option, else the cheapest that is offered (pickup last), else by the specified rule where the
 * shop has no options.
 * @returns null when no option delivers this cart there, or the chosen one does not
 */
export function quoteDelivery(
	{ lines, subtotalCents, place = HOME, choice = {}, freeCarriages = [] }: Delivery,
	rules: DeliveryRules,
): DeliveryQuote | null {
	const preparationDays = preparationOf(lines, rules.dispatch);
	if (rules.options.length === 0) {
		const { shippingCostCents, freeShippingThresholdCents } = quoteShipping(subtotalCents, rules);
		const cents = carriageLeft(shippingCostCents, freeCarriages, null);
		const quote = shippingQuote(subtotalCents, cents, freeShippingThresholdCents);
		return { ...quote, chosen: null, offered: [], preparationDays };
	}
	const offered = offeredOptions({ load: loadOf(lines, rules.packing), subtotalCents, place, freeCarriages }, rules);
	const { optionId, surchargeIds = [] } = choice;
	// A customer who has not chosen expects the goods at the door.
	const usual = offered.find(({ option }) => option.kind !== "pickup") ?? offered[0];
	const found = optionId === undefined ? usual : offered.find(({ option }) => option.id === optionId);
	if (!found) return null;
	const { option } = found;
	if (surchargeIds.some((id) => !option.surcharges.some((one) => one.id === id))) return null;
	const wanted = option.surcharges.filter(({ id, isOptional }) => isOptional && surchargeIds.includes(id));
	const shippingCostCents = found.cents + sumCents(wanted);
	return {
		...shippingQuote(subtotalCents, shippingCostCents, option.freeFromCents ?? 0),
		chosen: { option, surcharges: option.surcharges.filter((one) => !one.isOptional || wanted.includes(one)) },
		offered,
		preparationDays,
	};
}

/** Working days until all lines have left. */
export const preparationOf = (
	lines: readonly Pick<LoadedLine, "preparationDays">[],
	{ preparationDays }: Pick<DispatchRules, "preparationDays">,
): number => Math.max(preparationDays, ...lines.map((line) => line.preparationDays ?? 0));

/** The options that deliver this load there, cheapest first, equal ones as the merchant has put them. */
function offeredOptions(
	{
		load,
		subtotalCents,
		place,
		freeCarriages,
	}: { load: Load; subtotalCents: number; place: DeliveryPlace; freeCarriages: readonly FreeCarriage[] },
	{ options, zones }: ShippingOffer,
): OfferedOption[] {
	const zone = zoneOf(place, zones);
	if (!zone) return [];
	return options
		.map(asOffered)
		.filter(({ zones: served }) => served.includes(zone.id))
		.filter(({ maximumKilograms }) => maximumKilograms === null || load.grams <= maximumKilograms * 1000)
		.flatMap((option) => {
			const carriage = rateCents(option.rate, load, subtotalCents);
			if (carriage === null) return [];
			const isFree = option.freeFromCents !== null && subtotalCents >= option.freeFromCents;
			const required = sumCents(option.surcharges.filter(({ isOptional }) => !isOptional));
			const paid = isFree ? 0 : carriageLeft(carriage, freeCarriages, { optionId: option.id, zoneId: zone.id });
			return [{ option, cents: paid + required }];
		})
		.sort((a, b) => a.cents - b.cents);
}

/** What promotions leave of a carriage. @param by null under the specified rule, which has neither options nor zones */
export function carriageLeft(
	cents: number,
	freeCarriages: readonly FreeCarriage[],
	by: { optionId: string; zoneId: string } | null,
): number {
	const includes = (ids: readonly string[], id: string | undefined) =>
		ids.length === 0 || (id !== undefined && ids.includes(id));
	return freeCarriages
		.filter(({ optionIds, zoneIds }) => includes(optionIds, by?.optionId) && includes(zoneIds, by?.zoneId))
		.reduce((left, { maximumCents }) => Math.max(0, left - (maximumCents ?? left)), cents);
}

/** The zone of an address: the one that names most of its postal code. */
export function zoneOf({ country, postalCode }: DeliveryPlace, zones: readonly ServiceZone[]): ServiceZone | null {
	const code = countryOf(country)?.code ?? country;
	const typed = postalCode.replace(/\s/g, "").toUpperCase();
	let best: { zone: ServiceZone; length: number } | null = null;
	for (const zone of zones) {
		if (zone.country !== code) continue;
		const prefixes = zone.prefixes.length > 0 ? zone.prefixes : [""];
		for (const prefix of prefixes) {
			if (!typed.startsWith(prefix.toUpperCase())) continue;
			if (!best || prefix.length > best.length) best = { zone, length: prefix.length };
		}
	}
	return best?.zone ?? null;
}

/** Cents of carrying a load; null where the rate does not reach that far. */
function rateCents(rate: ShippingRate, load: Load, subtotalCents: number): number | null {
	switch (rate.by) {
		case "weight":
			return rate.bands.find(({ upToKilograms }) => load.grams <= upToKilograms * 1000)?.cents ?? null;
		case "value":
			return rate.bands.findLast(({ fromCents }) => subtotalCents >= fromCents)?.cents ?? null;
		case "units": {
			const rest = load.layers * rate.layerCents + load.boxes * rate.boxCents;
			return load.pallets * rate.palletCents + Math.min(rest, load.mixedPallets * rate.palletCents);
		}
	}
}

const sumCents = (parts: readonly { cents: number }[]) => parts.reduce((sum, { cents }) => sum + cents, 0);
