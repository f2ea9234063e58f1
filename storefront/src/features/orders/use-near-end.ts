"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Distance before the end at which more is loaded. Source: accounts spec §2 "infinite scroll". */
const MARGIN_PX = 200;

/** Calls `load` when the returned sentinel comes within 200 px of the screen, while `isActive`. */
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
			{ rootMargin: `0px 0px ${MARGIN_PX}px 0px` },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [isActive]);
	return sentinel;
}
