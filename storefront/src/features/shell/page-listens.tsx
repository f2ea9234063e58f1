"use client";
import { useEffect } from "react";

/** Tells the loader of the page's scripts (server/loader.mjs) that buttons and forms work from now on. */
export function PageListens() {
	useEffect(() => {
		dispatchEvent(new Event("page-listens"));
	}, []);
	return null;
}
