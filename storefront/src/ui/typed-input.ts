import { useEffect, useRef, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;
/** A search is typed again in a moment; what is ticked or chosen is a press. */
const KINDS = ["text", "email", "tel", "url", "number", "date", "textarea"];

/**
 * Whether something typed in a dialog would be lost: a field that is still there differs from what it held when it was
 * entered. Meanwhile the browser asks before it closes or reloads the page. `isDirty` follows each input, `isTyped` looks now.
 */
export function useTypedInput(popup: HTMLElement | null): { isDirty: boolean; isTyped: () => boolean } {
	const [isDirty, setDirty] = useState(false);
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
		const input = () => setDirty(differs(fields));
		popup.addEventListener("focusin", enter);
		popup.addEventListener("input", input);
		window.addEventListener("beforeunload", unload);
		return () => {
			fields.clear();
			setDirty(false);
			popup.removeEventListener("focusin", enter);
			popup.removeEventListener("input", input);
			window.removeEventListener("beforeunload", unload);
		};
	}, [popup]);
	return { isDirty, isTyped: () => differs(entered.current) };
}

const differs = (fields: ReadonlyMap<TextField, string>): boolean =>
	[...fields].some(([field, value]) => field.isConnected && field.value !== value);
