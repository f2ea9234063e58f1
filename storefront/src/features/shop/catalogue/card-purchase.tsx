"use client";

import { type CartSource, QUANTITY } from "@confiserie/domain/cart/cart";
import { boxWord } from "@confiserie/domain/prices/tier-price";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { useBoxesLeft, useCart } from "@/features/shop/cart";
import { Button } from "@/ui/button";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { useLate } from "@/ui/use-late";
import { useMediaQuery } from "@/ui/use-media-query";
import { useAddToCart } from "./use-add-to-cart";

const loadInCart = () => import("./in-cart");

interface CardPurchaseProps {
	source: CartSource;
	/** Sellable boxes. */
	stock: number;
}

/**
 * Boxes from 1 to 99, never more than there are, and the add-to-cart button of a card. On a phone both give way to the quantity in
 * the cart (app/card-purchase.css). Source: spec §5.
 */
export function CardPurchase({ source, stock }: CardPurchaseProps) {
	const [wanted, setWanted] = useState<number>(QUANTITY.minimum);
	const { isBusy, addToCart } = useAddToCart();
	const line = useCart().lines.find(({ product }) => product.id === source.id);
	const isTelephone = useMediaQuery("(width < 40rem)");
	const left = useBoxesLeft(source.id, stock);
	const inCart = useLate(loadInCart, isTelephone && line !== undefined);
	const wasPressed = useRef(false);
	const max = Math.max(QUANTITY.minimum, Math.min(QUANTITY.cardMaximum, left));
	const boxes = Math.min(wanted, max);
	if (isTelephone && inCart && line && !isBusy)
		return <inCart.InCart source={source} line={line} left={left} takesFocus={wasPressed.current} />;
	return (
		<div className="card-purchase">
			<QuantityStepper
				label={`Quantité de ${source.name}, en ${boxWord(source)}s`}
				value={boxes}
				onChange={setWanted}
				max={max}
				size="sm"
			/>
			<Button
				size="sm"
				busy={isBusy}
				busyLabel="Ajouté"
				busyIcon={<Check aria-hidden="true" className="size-5" />}
				disabled={left === 0 && !isBusy}
				onClick={() => {
					wasPressed.current = true;
					addToCart(source, "box", boxes);
				}}
				aria-label={isBusy ? undefined : `Ajouter ${source.name} au panier`}
			>
				Ajouter
			</Button>
			{left === 0 && <p>Tout le stock est dans votre panier.</p>}
		</div>
	);
}
