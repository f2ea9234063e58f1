"use client";
import { useEffect, useLayoutEffect } from "react";

/**
 * Tells the loader of the page's scripts (server/loader.mjs) that buttons and forms work from now on, and then that all
 * is ready. Two moments: a press may come between them, and React handles it.
 */
export function PageListens() {
	useLayoutEffect(() => {
		dispatchEvent(new Event("page-listens"));
	}, []);
	useEffect(() => {
		dispatchEvent(new Event("page-ready"));
	}, []);
	return null;
}
