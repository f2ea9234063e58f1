"use client";

import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { deliveryText, readDeliveryPlace } from "@/features/cart";
import { ApiProblem, api } from "@/lib/api";
import { DELIVERY_SLOT } from "./delivery-slot";

/** Presses of plus and minus settle before the server is asked. */
const SETTLE_MS = 250;
const NOTHING_DELIVERS = "Aucun mode de livraison ne convient à cette quantité pour votre adresse.";

/** What delivery of these boxes alone costs at least, and when they arrive, at the known address; in its place on the page. */
export function DeliveryLine({ product: { id: productId }, boxes }: { product: { id: string }; boxes: number }) {
	const [text, setText] = useState<string | null>(null);
	useEffect(() => {
		const abort = new AbortController();
		const timer = setTimeout(() => {
			quote(productId, boxes, abort.signal).then(
				(quoted) => setText(deliveryText(quoted)),
				(cause) => {
					if (abort.signal.aborted) return;
					setText(cause instanceof ApiProblem && cause.code === "NO_DELIVERY_OPTION" ? NOTHING_DELIVERS : null);
				},
			);
		}, SETTLE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [productId, boxes]);
	const place = document.getElementById(DELIVERY_SLOT);
	return text && place && createPortal(text, place);
}

async function quote(productId: string, quantity: number, signal: AbortSignal): Promise<ShippingQuoteResponse> {
	const { shippingQuoteSchema } = await import("@confiserie/domain/contract/payment");
	const address = readDeliveryPlace();
	const body = { items: [{ productId, quantity }], ...(address && { address }) };
	return api.post("/payments/calculate-shipping", body, shippingQuoteSchema, { signal });
}
