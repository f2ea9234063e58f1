"use client";

import { useEffect, useState } from "react";

interface Place {
	element: Element;
	value: string;
}

/** The elements that carry an attribute, with its value, for as long as they stand in the page. */
export function usePlaces(attribute: string): readonly Place[] {
	const [places, setPlaces] = useState<readonly Place[]>([]);
	useEffect(() => {
		const find = () =>
			setPlaces((known) => {
				const found = Array.from(document.querySelectorAll(`[${attribute}]`), (element) => ({
					element,
					value: element.getAttribute(attribute) ?? "",
				}));
				const isSame = ({ element, value }: Place, at: number) =>
					element === known[at]?.element && value === known[at]?.value;
				return found.length === known.length && found.every(isSame) ? known : found;
			});
		find();
		const observer = new MutationObserver(find);
		observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [attribute] });
		return () => observer.disconnect();
	}, [attribute]);
	return places;
}
