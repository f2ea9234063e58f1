import type { DeliveryPromise } from "../contract/delivery-promise";
import { dayOf, daysLater } from "../day";
import { parisTime } from "../paris-time";
import { daysBy, type IsClosed, isWorkingDay, type Way } from "./days";
import type { LoadedLine } from "./load";
import type { DispatchRules } from "./options";
import { type DeliveryPlace, type DeliveryQuote, type DeliveryRules, quoteDelivery } from "./quote";

/** What every promise depends on. */
export interface PromiseTerms {
	dispatch: DispatchRules;
	isClosed: IsClosed;
	now: Date;
}

/** What is known of an order that is still to be placed. */
interface Known {
	preparationDays: number;
	/** Whether its postal code is known, or no way depends on it. */
	isPlaceKnown: boolean;
}

/** Longer closures are rare: an order during them is promised without a last moment. */
const HORIZON_DAYS = 62;

/**
 * When an order arrives that is placed now: by the earliest way to the door, or where there is none, by the earliest to fetch it.
 * @param ways one for a chosen option
 */
export function deliveryPromise(
	ways: readonly Way[],
	{ preparationDays, isPlaceKnown }: Known,
	{ dispatch, isClosed, now }: PromiseTerms,
): DeliveryPromise {
	const toDoor = ways.filter(({ kind }) => kind !== "pickup");
	const possible = toDoor.length > 0 ? toDoor : ways;
	const arrival = (way: Way, at: Date) => daysBy(way, at, { ...dispatch, preparationDays }, isClosed).deliveredFrom;
	const dayAt = (at: Date): string => possible.map((way) => arrival(way, at)).sort()[0] ?? "";
	const day = dayAt(now);
	const lateAt = firstLateMoment((at) => dayAt(at) !== day, { dispatch, isClosed, now });
	return {
		kind: toDoor.length > 0 ? "DELIVERY" : "PICKUP",
		day,
		isFrom: !isPlaceKnown || possible.length > 1,
		orderBefore: lateAt?.toISOString() ?? null,
	};
}

/** The first moment whose orders arrive later: a cut-off or a midnight in Paris. */
function firstLateMoment(isLate: (at: Date) => boolean, { dispatch, isClosed, now }: PromiseTerms): Date | null {
	const hours = [...new Set([0, dispatch.cutOffHour % 24])];
	const last = daysLater(dayOf(now), HORIZON_DAYS);
	let wasClosed = false;
	for (let day = dayOf(now); day <= last; day = daysLater(day, 1)) {
		const isShut = !isWorkingDay(day, isClosed);
		// Between two closed days nothing changes; a closure of weeks costs one look.
		if (!(isShut && wasClosed))
			for (const hour of hours) {
				const at = parisTime(`${day}T${String(hour).padStart(2, "0")}:00`);
				if (at && at > now && isLate(at)) return at;
			}
		wasClosed = isShut;
	}
	return null;
}

/** How goods travel where the shop has no options. */
export const specifiedWay = ({ transitDays }: Pick<DispatchRules, "transitDays">): Way => ({
	kind: "parcel",
	transitDays,
});

/** The same for a cart. @param asked the place and option that a customer has stated */
export function quotePromise(
	{ chosen, offered, preparationDays }: Pick<DeliveryQuote, "chosen" | "offered" | "preparationDays">,
	asked: { place?: DeliveryPlace | undefined; optionId?: string | undefined },
	terms: PromiseTerms,
): DeliveryPromise {
	if (!chosen) return deliveryPromise([specifiedWay(terms.dispatch)], { preparationDays, isPlaceKnown: true }, terms);
	const ways = asked.optionId === undefined ? offered.map(({ option }) => option) : [chosen.option];
	return deliveryPromise(ways, { preparationDays, isPlaceKnown: isPostalCodeKnown(asked.place) }, terms);
}

export const isPostalCodeKnown = (place: DeliveryPlace | undefined): boolean => (place?.postalCode ?? "") !== "";

/** A product as it is packed; `stock` in boxes. */
export type PromisedProduct = Omit<LoadedLine, "boxes"> & { stock: number };

/**
 * The same for one box of a product, for a visitor of whom nothing is known; null for one that is sold out or that nothing delivers.
 * Products of a list that travel and are prepared alike share a promise.
 */
export function productPromises(
	rules: DeliveryRules,
	at: Omit<PromiseTerms, "dispatch">,
): (product: PromisedProduct) => DeliveryPromise | null {
	const terms = { ...at, dispatch: rules.dispatch };
	const shared = new Map<string, DeliveryPromise>();
	return (product) => {
		if (product.stock <= 0) return null;
		const quote = quoteDelivery({ lines: [{ ...product, boxes: 1 }], subtotalCents: 0 }, rules);
		if (!quote) return null;
		const alike = [quote.preparationDays, ...quote.offered.map(({ option }) => option.id)].join(" ");
		const promise = shared.get(alike) ?? quotePromise(quote, {}, terms);
		shared.set(alike, promise);
		return promise;
	};
}
