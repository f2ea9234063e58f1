"use client";
import { useEffect, useLayoutEffect } from "react";
import { currentArrival, hasArrived } from "@/lib/arrival-kind";

/**
 * Tells the loader of the page's scripts (server/deferred-scripts/loader.ts) that buttons and forms work from now on, and then that all
 * is ready. Two moments: a press may come between them, and React handles it.
 */
export function PageListens() {
	useLayoutEffect(() => {
		// The style sheet reads it too: images far down a list wait for it.
		document.documentElement.dataset.listens = "";
		dispatchEvent(new Event("page-listens"));
	}, []);
	useEffect(() => {
		hasArrived(currentArrival());
		dispatchEvent(new Event("page-ready"));
	}, []);
	return null;
}
