"use client";

import { type CartSource, cartLine } from "@confiserie/domain/cart";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { deliveryText, readDeliveryPlace, useLastQuote } from "@/features/cart";
import { cartSource } from "@/features/catalogue";
import { DELIVERY_SLOT } from "./delivery-slot";

/** What delivery of these boxes alone costs at least, and when they arrive, at the known address; in its place on the page. */
export function DeliveryLine({ product, boxes }: { product: CartSource; boxes: number }) {
	const lines = useMemo(() => [cartLine(cartSource(product), boxes)], [product, boxes]);
	const [address] = useState(readDeliveryPlace);
	const figures = useLastQuote(lines, true, address ? { address } : {})?.figures;
	const text = figures && (figures.refusal ?? (figures.isFromServer ? deliveryText(figures, address !== null) : null));
	const place = document.getElementById(DELIVERY_SLOT);
	return text && place && createPortal(text, place);
}
