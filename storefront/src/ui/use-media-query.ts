"use client";
import { useSyncExternalStore } from "react";

/** Whether a media query matches now; `false` on the server and at the first render. */
export function useMediaQuery(query: string): boolean {
	return useSyncExternalStore(
		(notify) => {
			const list = window.matchMedia?.(query);
			list?.addEventListener("change", notify);
			return () => list?.removeEventListener("change", notify);
		},
		() => window.matchMedia?.(query).matches ?? false,
		() => false,
	);
}
