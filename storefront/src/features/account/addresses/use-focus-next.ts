"use client";

import { useEffect, useState } from "react";

export const ADD_BUTTON_ID = "ajouter-une-adresse";
export const cardId = (addressId: string): string => `adresse-${addressId}`;

/**
 * A form that closes and a notice that is answered take the focus with them: the returned function names the element,
 * by id, that gets it as soon as it is on the page.
 */
export function useFocusNext(): (elementId: string) => void {
	const [wanted, setWanted] = useState<string | null>(null);
	// At every render: the element may be mounted later.
	useEffect(() => {
		const element = wanted === null ? null : document.getElementById(wanted);
		if (!element) return;
		setWanted(null);
		element.focus();
	});
	return setWanted;
}
