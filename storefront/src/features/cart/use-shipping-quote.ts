"use client";

import type { CartLine } from "@confiserie/domain/cart";
import { useEffect, useMemo, useState } from "react";
import { localShippingQuote, requestShippingQuote, type ShippingFigures } from "./shipping-quote";

/** Presses of plus and minus settle before the server is asked. */
const SETTLE_MS = 250;

/** Shipping of the cart, by the local rule until the server has responded for exactly these lines. */
export function useShippingQuote(lines: readonly CartLine[], isActive = true): ShippingFigures {
	const [quote, setQuote] = useState<{ lines: readonly CartLine[]; figures: ShippingFigures } | null>(null);
	useEffect(() => {
		if (!isActive || lines.length === 0) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			requestShippingQuote(lines, abort.signal).then(
				(figures) => setQuote({ lines, figures }),
				() => {
					// Aborted: newer lines are being asked for.
				},
			);
		}, SETTLE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [lines, isActive]);
	return useMemo(() => (quote?.lines === lines ? quote.figures : localShippingQuote(lines)), [quote, lines]);
}
