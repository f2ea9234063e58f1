import { useEffect, useState } from "react";

/** A call a word, not one a letter. */
const DELAY_MS = 150;

/** A text once nothing more was typed for a moment. */
export function useSettledText(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), DELAY_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
