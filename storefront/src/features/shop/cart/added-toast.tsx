"use client";

import { FALLBACK_PRODUCT_NAME } from "@confiserie/domain/catalogue/catalogue";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { Price } from "@/ui/price";
import { LineImage } from "./line-image";
import { contentText, nudgeOf, UNSAVED_CART } from "./line-text";
import { readPricing } from "./stored-pricing";
import { useCart } from "./use-cart";
import { useReachedByTab } from "./use-reached-by-tab";

const SHOWN_MS = 6_000;
const ACTION = "min-h-11 rounded-control px-3 font-bold text-miel underline underline-offset-4 hover:no-underline";

/**
 * "Ajouté" with the image and what more boxes would bring, where there is room, and the two ways on: the cart, which Tab reaches next, or back. It stays
 * while a pointer or the focus is on it; the cart's button announces the change to screen readers. The default export because it comes by need.
 */
export default function AddedToast() {
	const { announced, lines, isSaved, open, undoAnnounced, forgetAnnounced } = useCart();
	const [isHeld, setHeld] = useState(false);
	const { target, press, goBack } = useReachedByTab(announced, forgetAnnounced);
	const close = () => {
		forgetAnnounced();
		goBack();
	};
	const undo = () => {
		undoAnnounced();
		goBack();
	};
	const line = announced && lines.find(({ product }) => product.id === announced.productId);
	useEffect(() => {
		if (!announced || isHeld) return;
		const timer = setTimeout(forgetAnnounced, SHOWN_MS);
		return () => clearTimeout(timer);
	}, [announced, isHeld, forgetAnnounced]);
	if (!line) return null;
	const nudge = nudgeOf(line, readPricing(line.product.id));
	return (
		<section
			aria-label="Ajouté au panier"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
			onKeyDown={press}
			className="toast-arrives fixed inset-x-3 bottom-[calc(1rem+var(--foot,0px))] z-30 mx-auto max-w-md rounded-control bg-encre p-3 text-papier shadow-drawer sm:right-6 sm:left-auto sm:w-md print:hidden"
		>
			<div className="flex items-start gap-3">
				<span className="max-sm:hidden">
					<LineImage src={line.product.img} size={56} />
				</span>
				<div className="min-w-0 flex-1 text-sm">
					<p className="max-sm:truncate font-bold">Ajouté&nbsp;: {line.product.title || FALLBACK_PRODUCT_NAME}</p>
					<p className="text-dragee max-sm:hidden">Au panier&nbsp;: {contentText(line)}</p>
					{!isSaved && <p className="mt-1 font-bold">{UNSAVED_CART}</p>}
					{nudge && (
						<p className="mt-1 text-miel max-sm:hidden">
							<Price of={nudge.text} />
						</p>
					)}
				</div>
				<IconButton tone="plain" label="Fermer" onClick={close} className="-mt-1 -mr-1 text-papier hover:text-encre">
					<X aria-hidden="true" className="size-5" />
				</IconButton>
			</div>
			<p className="flex justify-end gap-2">
				<button type="button" className={ACTION} onClick={undo}>
					Annuler
				</button>
				<button ref={target} type="button" className={ACTION} onClick={open}>
					Voir le panier
				</button>
			</p>
		</section>
	);
}
