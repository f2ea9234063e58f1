"use client";

import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";

const loadNotice = () => import("./offline-notice");
const loadNavigation = () => import("./late-page");

/** The notice of a lost connection, fetched while there is one: with the first touch of a page, or once it is at rest. */
export function LateOfflineNotice() {
	const code = useLate(loadNotice, useSettled());
	return code && <code.OfflineNotice />;
}

/** Progress bar of a navigation, and what keeps the cart of an account together: loaded late as well. */
export function LateNavigation() {
	const code = useLate(loadNavigation, useSettled());
	return code && <code.LatePage />;
}
