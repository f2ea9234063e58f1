import { useEffect, useRef } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;
/** A search is typed again in a moment; what is ticked or chosen is a press. */
const KINDS = ["text", "email", "tel", "url", "number", "date", "textarea"];

/**
 * Returns whether something typed in a dialog would be lost: a field that is still there differs from what it held when it was
 * entered. Meanwhile the browser asks before it closes or reloads the page.
 */
export function useTypedInput(popup: HTMLElement | null): () => boolean {
	const entered = useRef(new Map<TextField, string>());
	useEffect(() => {
		if (!popup) return;
		const fields = entered.current;
		const enter = ({ target }: FocusEvent) => {
			const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
			if (isText && KINDS.includes(target.type) && !fields.has(target)) fields.set(target, target.value);
		};
		const unload = (event: BeforeUnloadEvent) => {
			if (differs(fields)) event.preventDefault();
		};
		popup.addEventListener("focusin", enter);
		window.addEventListener("beforeunload", unload);
		return () => {
			fields.clear();
			popup.removeEventListener("focusin", enter);
			window.removeEventListener("beforeunload", unload);
		};
	}, [popup]);
	return () => differs(entered.current);
}

const differs = (fields: ReadonlyMap<TextField, string>): boolean =>
	[...fields].some(([field, value]) => field.isConnected && field.value !== value);
