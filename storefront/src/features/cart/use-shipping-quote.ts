"use client";

import type { CartLine } from "@confiserie/domain/cart";
import { cartTotal } from "@confiserie/domain/cart";
import { type ShippingQuoteAnswer, shippingQuoteSchema } from "@confiserie/domain/contract/payment";
import { toCents, toEuros } from "@confiserie/domain/money";
import { quoteShipping } from "@confiserie/domain/shipping";
import { useEffect, useMemo, useState } from "react";
import { api } from "@/lib/api";
import { paymentItems } from "./payment-items";

/** Presses of plus and minus settle before the server is asked. */
const SETTLE_MS = 250;

export interface ShippingFigures extends ShippingQuoteAnswer {
	/** False while these are the storefront's own figures: not asked yet, or the server did not answer. */
	isFromServer: boolean;
}

/**
 * Shipping of the cart in EUR, by POST /payments/calculate-shipping; the local rule until it answers and when it
 * fails. Source: spec §7 "on failure a local fallback is used", §9.
 */
export function useShippingQuote(lines: readonly CartLine[], isActive = true): ShippingFigures {
	const request = useMemo(() => JSON.stringify(paymentItems(lines)), [lines]);
	const [answer, setAnswer] = useState<{ request: string; quote: ShippingQuoteAnswer } | null>(null);
	useEffect(() => {
		if (!isActive || request === "[]") return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			api
				.post("/payments/calculate-shipping", { items: JSON.parse(request) }, shippingQuoteSchema, {
					signal: abort.signal,
				})
				.then((quote) => setAnswer({ request, quote }))
				// The local figures stand in, and the amount to pay always comes with the payment intent.
				.catch(() => setAnswer(null));
		}, SETTLE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [request, isActive]);
	return useMemo(
		() =>
			answer?.request === request
				? { ...answer.quote, isFromServer: true }
				: { ...localQuote(lines), isFromServer: false },
		[answer, request, lines],
	);
}

function localQuote(lines: readonly CartLine[]): ShippingQuoteAnswer {
	const quote = quoteShipping(toCents(cartTotal(lines)));
	return {
		subtotal: toEuros(quote.subtotalCents),
		shippingCost: toEuros(quote.shippingCostCents),
		totalWithShipping: toEuros(quote.totalCents),
		freeShippingThreshold: toEuros(quote.freeShippingThresholdCents),
		amountForFreeShipping: toEuros(quote.amountForFreeShippingCents),
		isFreeShipping: quote.isFreeShipping,
	};
}
