"use client";

import { useEffect, useState } from "react";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { ScrollRow } from "@/ui/scroll-row";
import { forgetSeen, noteSeen, type SeenProduct, seenProducts } from "./seen-products";

/** Pixels that one press scrolls: a card and the room beside it. */
const SCROLL_STEP_PX = 160;

export interface SeenRowProps {
	/** The product that the page is about: recorded, and left out of the row. */
	here?: SeenProduct;
}

/** "Vus récemment" in one row, which can be emptied; nothing where there is none. */
export function SeenRow({ here }: SeenRowProps) {
	const [products, setProducts] = useState<readonly SeenProduct[]>([]);
	useEffect(() => {
		if (here) noteSeen(here);
		setProducts(seenProducts().filter(({ id }) => id !== here?.id));
	}, [here]);
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="vus-recemment" className="print:hidden">
			<div className="mb-4 flex items-center justify-between gap-4">
				<h2 id="vus-recemment" className="display text-2xl">
					Vus récemment
				</h2>
				<button
					type="button"
					onClick={() => {
						forgetSeen();
						setProducts([]);
					}}
					className="min-h-11 px-2 text-sm font-semibold text-framboise underline underline-offset-4 hover:text-framboise-fonce"
				>
					Effacer
				</button>
			</div>
			<ScrollRow stepPx={SCROLL_STEP_PX} previous="Produits vus précédents" next="Produits vus suivants">
				{products.map(({ id, name, imageUrl }) => (
					<li key={id} className="w-32 shrink-0 sm:w-37">
						<Link href={`/products/${id}`} className="group block rounded-control text-sm font-semibold">
							<span className="relative mb-2 block aspect-square overflow-hidden rounded-control border border-trait bg-dragee">
								{imageUrl.startsWith("/static/") && <Picture src={imageUrl} alt="" from={192} to={288} sizes="148px" />}
							</span>
							<span className="line-clamp-2 leading-snug group-hover:text-framboise">{name}</span>
						</Link>
					</li>
				))}
			</ScrollRow>
		</section>
	);
}
