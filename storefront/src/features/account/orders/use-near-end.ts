"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Distance before the end at which more is loaded. Source: accounts spec §2 "infinite scroll". */
const MARGIN_PX = 200;

/** Above the screen counts as reached: the End key, or a wide swipe to the footer, passes the sentinel between two frames. */
const PASSED_PX = 100_000;

/** Calls `load` when the returned sentinel comes within 200 px of the screen or lies above it, while `isActive`. */
export function useNearEnd(isActive: boolean, load: () => unknown): RefObject<HTMLDivElement | null> {
	const sentinel = useRef<HTMLDivElement>(null);
	const latest = useRef(load);
	latest.current = load;
	useEffect(() => {
		const element = sentinel.current;
		if (!isActive || !element) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) latest.current();
			},
			{ rootMargin: `${PASSED_PX}px 0px ${MARGIN_PX}px 0px` },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [isActive]);
	return sentinel;
}
