"use client";

import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";

const loadMissing = () => import("./missing-page");
const loadNavigation = () => import("./late-page");

/** The page that could not open, fetched while there is a connection: with the first touch of a page, or once it is at rest. */
export function LateMissingPage() {
	const code = useLate(loadMissing, useSettled());
	return code && <code.MissingPage />;
}

/** Progress bar of a navigation, and what keeps the cart of an account together: loaded late as well. */
export function LateNavigation() {
	const code = useLate(loadNavigation, useSettled());
	return code && <code.LatePage />;
}
