"use client";
import { type CartLine, type CartSource, QUANTITY } from "@confiserie/domain/cart/cart";
import { useEffect, useRef } from "react";
import { useCart } from "@/features/shop/cart";
import { classNames } from "@/ui/class-names";
import { QuantityStepper } from "@/ui/quantity-stepper";

interface InCartProps {
	source: CartSource;
	line: CartLine;
	/** Boxes that can still be added. */
	left: number;
	takesFocus: boolean;
}

/** The line of the cart on its card: plus and minus change the cart, minus at one takes it out. */
export function InCart({ source, line, left, takesFocus }: InCartProps) {
	const { setQuantity, remove } = useCart();
	const { quantity, product } = line;
	const field = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// In the place of the button that was pressed.
		if (takesFocus && document.activeElement === document.body)
			field.current?.querySelector<HTMLElement>("button:last-of-type")?.focus({ preventScroll: true });
	}, [takesFocus]);
	return (
		<div ref={field} className="relative z-1">
			<QuantityStepper
				label={`Au panier\u00a0: ${source.name}, unité\u00a0: ${product.unitTypeDisplay.toLowerCase()}`}
				value={quantity}
				onChange={(value) => setQuantity(source.id, value)}
				onBelowMin={() => remove(source.id)}
				max={Math.max(quantity, Math.min(QUANTITY.detailMaximum, quantity + Math.floor(left / product.boxesPerUnit)))}
				size="sm"
				className={classNames("w-full", left === 0 && "text-caramel")}
			/>
		</div>
	);
}
