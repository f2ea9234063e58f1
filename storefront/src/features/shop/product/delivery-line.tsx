"use client";

import { type CartSource, cartLine } from "@confiserie/domain/cart/cart";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { deliveryText, readDeliveryPlace, useLastQuote } from "@/features/shop/cart";
import { cartSource } from "@/features/shop/catalogue";
import { DELIVERY_SLOT, PROMISE_SLOT } from "./delivery-slot";

function inSlot(id: string, content: ReactNode) {
	const slot = document.getElementById(id);
	return content && slot && createPortal(content, slot);
}

/** What delivery of these boxes alone costs at least, and when they arrive at the known address; each in its place on the page. */
export function DeliveryLine({ product, boxes }: { product: CartSource; boxes: number }) {
	const lines = useMemo(() => [cartLine(cartSource(product), boxes)], [product, boxes]);
	const [address] = useState(readDeliveryPlace);
	const figures = useLastQuote(lines, true, address ? { address } : {})?.figures;
	const promise = figures?.promise && address ? promiseText(figures.promise, new Date()) : null;
	const text = figures && (figures.refusal ?? (figures.isFromServer ? deliveryText(figures, address !== null) : null));
	return (
		<>
			{inSlot(DELIVERY_SLOT, text)}
			{/* Where nothing delivers, an empty line replaces the page's promise to a visitor without a known place. */}
			{inSlot(PROMISE_SLOT, figures?.refusal ? <br /> : promise)}
		</>
	);
}
