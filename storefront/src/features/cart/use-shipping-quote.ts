"use client";

import { type CartLine, cartTotal } from "@confiserie/domain/cart";
import { toCents } from "@confiserie/domain/money";
import { useEffect, useMemo, useState } from "react";
import { usePromotionCode } from "./promotion-code";
import { type DeliveryWish, localShippingQuote, requestShippingQuote, type ShippingFigures } from "./shipping-quote";

/** Presses of plus and minus settle before the server is asked. */
const SETTLE_MS = 250;

const ANYWHERE: DeliveryWish = {};

/**
 * Shipping of the cart, by the local rule until the server has responded for exactly these lines at the prices that they have: a cart
 * is never shown at two prices. While another address or
 * option is asked for, the last response stays.
 * @param wish compared by value
 */
export function useShippingQuote(
	lines: readonly CartLine[],
	isActive = true,
	wish: DeliveryWish = ANYWHERE,
): ShippingFigures {
	const quote = useLastQuote(lines, isActive, wish);
	return useMemo(
		() => (quote?.lines === lines && hasPricesOf(quote.figures, lines) ? quote.figures : localShippingQuote(lines)),
		[quote, lines],
	);
}

const hasPricesOf = ({ subtotal, discount }: ShippingFigures, lines: readonly CartLine[]) =>
	toCents(subtotal) + toCents(discount) === toCents(cartTotal(lines));

/** The last response of the server, which may be about earlier lines while it is asked again; null before the first one. */
export function useLastQuote(lines: readonly CartLine[], isActive = true, wish: DeliveryWish = ANYWHERE) {
	const [quote, setQuote] = useState<{ lines: readonly CartLine[]; figures: ShippingFigures } | null>(null);
	const promotionCode = usePromotionCode();
	const wished = JSON.stringify({ ...wish, promotionCode });
	useEffect(() => {
		if (!isActive || lines.length === 0) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			requestShippingQuote(lines, JSON.parse(wished), abort.signal).then(
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
	}, [lines, isActive, wished]);
	return quote;
}
