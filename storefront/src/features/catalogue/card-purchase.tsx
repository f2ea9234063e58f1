"use client";
import { type CartSource, QUANTITY } from "@confiserie/domain/cart";
import { useState } from "react";
import { Button } from "@/ui/button";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { useAddToCart } from "./use-add-to-cart";

/** Boxes from 1 to 99 and the add-to-cart button of a card. Source: spec §5. */
export function CardPurchase({ source }: { source: CartSource }) {
	const [boxes, setBoxes] = useState<number>(QUANTITY.minimum);
	const { isBusy, addToCart } = useAddToCart();
	return (
		<div className="relative z-1 flex flex-col gap-2.5 @3xs:flex-row">
			<QuantityStepper
				label={`Quantité de ${source.name}, en ${source.piecesPerBox > 1 ? "cartons" : "pièces"}`}
				value={boxes}
				onChange={setBoxes}
				max={QUANTITY.cardMaximum}
				size="sm"
				className="w-full @3xs:w-30"
			/>
			<Button
				size="sm"
				busy={isBusy}
				busyLabel="Ajouté"
				onClick={() => addToCart(source, "box", boxes)}
				aria-label={isBusy ? undefined : `Ajouter ${source.name} au panier`}
				className="flex-1 px-2 whitespace-nowrap"
			>
				Ajouter
			</Button>
		</div>
	);
}
