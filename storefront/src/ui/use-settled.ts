"use client";

import { useEffect, useState } from "react";

/** A page that nobody touches has all it needs by then, on any line that shows it at all. */
const REST_MS = 6_000;
const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"];

/** True with the first thing that a visitor does, or some seconds later: what may be wanted offline is fetched then. */
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
