import { type KeyboardEvent as PressedKey, useEffect, useRef } from "react";

/**
 * Puts what appears for a while next in the order of the keyboard: the first Tab after `cause` focuses `target`, a Tab from there
 * goes on from where the focus was, and Escape ends it.
 * @param cause another object for each appearance, null while there is none
 */
export function useReachedByTab(cause: object | null, end: () => void) {
	const target = useRef<HTMLButtonElement>(null);
	const origin = useRef<Element | null>(null);
	const goBack = () => {
		if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
	};
	useEffect(() => {
		if (!cause) return;
		const enter = (event: KeyboardEvent) => {
			if (event.key !== "Tab") return;
			document.removeEventListener("keydown", enter);
			// A dialog keeps the focus for itself.
			if (event.shiftKey || !target.current || document.activeElement?.closest("dialog, [role=dialog]")) return;
			event.preventDefault();
			origin.current = document.activeElement;
			target.current.focus();
		};
		document.addEventListener("keydown", enter);
		return () => document.removeEventListener("keydown", enter);
	}, [cause]);
	const press = (event: PressedKey) => {
		if (event.key === "Escape") {
			end();
			goBack();
		}
		// The browser then goes on to what follows.
		if (event.key === "Tab" && !event.shiftKey && event.target === target.current) goBack();
	};
	return { target, press, goBack };
}
