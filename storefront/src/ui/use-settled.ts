"use client";

import { useEffect, useState } from "react";

/** Time after which a page without interaction has loaded all it needs, on any line that shows it at all. */
const REST_MS = 6_000;
const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"];

/** True after the visitor's first interaction, or some seconds later: then resources for offline use are fetched. */
export function useSettled(): boolean {
	const [isSettled, setSettled] = useState(false);
	useEffect(() => {
		const settle = () => setSettled(true);
		const timer = setTimeout(settle, REST_MS);
		for (const touch of TOUCHES) addEventListener(touch, settle, { once: true });
		return () => {
			clearTimeout(timer);
			for (const touch of TOUCHES) removeEventListener(touch, settle);
		};
	}, []);
	return isSettled;
}
