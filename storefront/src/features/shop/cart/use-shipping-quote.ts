"use client";

import { type CartLine, cartTotal } from "@confiserie/domain/cart/cart";
import { toCents } from "@confiserie/domain/money";
import { useEffect, useMemo, useState } from "react";
import { usePromotionCode } from "./promotion-code";
import { type DeliveryRequest, localShippingQuote, requestShippingQuote, type ShippingFigures } from "./shipping-quote";

/** Presses of plus and minus settle before the server is asked. */
const SETTLE_MS = 250;

const ANYWHERE: DeliveryRequest = {};

/**
 * Shipping of the cart, by the local rule until the server has responded for exactly these lines at the prices that they have: a cart
 * is never shown at two prices. While another address or
 * option is asked for, the last response stays.
 * @param requested compared by value
 */
export function useShippingQuote(
	lines: readonly CartLine[],
	isActive = true,
	requested: DeliveryRequest = ANYWHERE,
): ShippingFigures {
	const quote = useLastQuote(lines, isActive, requested);
	return useMemo(
		() => (quote?.lines === lines && hasPricesOf(quote.figures, lines) ? quote.figures : localShippingQuote(lines)),
		[quote, lines],
	);
}

const hasPricesOf = ({ subtotal, discount }: ShippingFigures, lines: readonly CartLine[]) =>
	toCents(subtotal) + toCents(discount) === toCents(cartTotal(lines));

/** The last response of the server, which may be about earlier lines while it is asked again; null before the first one. */
export function useLastQuote(lines: readonly CartLine[], isActive = true, requested: DeliveryRequest = ANYWHERE) {
	const [quote, setQuote] = useState<{ lines: readonly CartLine[]; figures: ShippingFigures } | null>(null);
	const promotionCode = usePromotionCode();
	const round = useRound(quote?.figures.promise?.orderBefore);
	const asked = JSON.stringify({ requested: { ...requested, promotionCode }, round });
	useEffect(() => {
		if (!isActive || lines.length === 0) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			requestShippingQuote(lines, JSON.parse(asked).requested, abort.signal).then(
				(figures) => setQuote({ lines, figures }),
				() => {
					// Aborted: something newer is being asked for.
				},
			);
		}, SETTLE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [lines, isActive, asked]);
	return quote;
}

/** Longer timers end at once. */
const LONGEST_TIMER_MS = 2 ** 31;

/** Another figure once a moment has passed. */
function useRound(moment: string | null | undefined): number {
	const [round, setRound] = useState(0);
	useEffect(() => {
		const left = moment ? Date.parse(moment) - Date.now() : Number.POSITIVE_INFINITY;
		if (left < 0 || left > LONGEST_TIMER_MS) return;
		const timer = setTimeout(() => setRound((former) => former + 1), left);
		return () => clearTimeout(timer);
	}, [moment]);
	return round;
}
