"use client";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { arrivalKind, currentArrival, hasArrived, showArrival } from "../arrival-kind";

/** The rest of the code comes when the page is at rest: no first load carries it. */
const REST_MS = 5000;

/**
 * Refreshes an open page: when the shop has a newer one, its prices, stock and texts change in place, and nothing else does
 * (ADR 40). For pages that the shop's server caches; under plain Next it does nothing.
 * @param props VERSION_PLACE and UNTIL_PLACE, which that server fills in
 */
export function FreshPage({ version, until }: { version: string; until: string }) {
	const { refresh } = useRouter();
	useLayoutEffect(() => {
		// On a full load the root element carries it.
		if (arrivalKind() !== "whole") document.documentElement.toggleAttribute("data-doubtful", version.endsWith("-"));
	}, [version]);
	const arrival = useRef(currentArrival());
	useLayoutEffect(() => {
		arrival.current = currentArrival();
		// The style sheet has a page fade in that was followed to.
		showArrival();
	}, []);
	useEffect(() => {
		const isRestored = arrival.current.kind === "restored";
		const arrivedAt = performance.now();
		hasArrived(arrival.current);
		const over = new AbortController();
		const follow = () =>
			import("./follow-page").then(
				({ followPage }) => followPage({ version, until: Number(until) }, isRestored, arrivedAt, refresh, over.signal),
				() => {},
			);
		setTimeout(follow, isRestored ? 0 : REST_MS);
		return () => over.abort();
	}, [version, until, refresh]);
	return null;
}
