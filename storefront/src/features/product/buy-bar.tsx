"use client";
import type { PriceText } from "@confiserie/domain/price-text";
import { Check } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { Price } from "@/ui/price";

interface BuyBarProps {
	/** The page's own buttons: the bar shows while they are out of sight. */
	watched: RefObject<HTMLElement | null>;
	summary: string;
	/** Bare. */
	total: PriceText;
	isBusy: boolean;
	onAdd: () => void;
}

/** On a phone the total and the button stay at hand at the foot of the screen. */
export function BuyBar({ watched, summary, total, isBusy, onAdd }: BuyBarProps) {
	const isShown = useOutOfSight(watched);
	if (!isShown) return null;
	return (
		<div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-trait bg-papier px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-drawer lg:hidden">
			<p className="min-w-0 flex-1 leading-tight">
				<span className="block text-sm text-prune">{summary}</span>
				<span className="display text-xl">
					<Price of={total} isBare />
				</span>
			</p>
			<Button
				busy={isBusy}
				busyLabel="Ajouté"
				busyIcon={<Check aria-hidden="true" className="size-5" />}
				onClick={onAdd}
				className="max-xs:px-4"
			>
				Ajouter au panier
			</Button>
		</div>
	);
}

function useOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
	const [isOut, setOut] = useState(false);
	useEffect(() => {
		const element = watched.current;
		if (!element || !("IntersectionObserver" in window)) return;
		const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false));
		observer.observe(element);
		return () => observer.disconnect();
	}, [watched]);
	return isOut;
}
