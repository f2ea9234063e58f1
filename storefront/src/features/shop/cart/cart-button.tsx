"use client";

import { FEEDBACK_MS } from "@confiserie/domain/cart/cart";
import { formatCount } from "@confiserie/domain/format";
import { ShoppingCart } from "lucide-react";
import { useChanged } from "@/lib/use-changed";
import { CountBadge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { useCart } from "./use-cart";

/** The header's cart button: the count is in its name, its badge moves for 600 ms when the count changes. Spec §2. */
export function CartButton() {
	const { count, lastAdded, isReady, isOpen, open } = useCart();
	const isMoving = useChanged(isReady ? count : null, FEEDBACK_MS.cartBadge);
	return (
		<>
			<IconButton
				label={count === 0 ? "Panier, vide" : `Panier, ${formatCount(count, "article")}`}
				onClick={open}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				className="size-12"
			>
				<ShoppingCart aria-hidden="true" className="size-5" />
				<CountBadge count={count} {...(isMoving ? { animationKey: count } : {})} />
			</IconButton>
			<span role="status" className="sr-only">
				{isMoving && lastAdded ? `Panier mis à jour : ${formatCount(count, "article")}` : ""}
			</span>
		</>
	);
}
