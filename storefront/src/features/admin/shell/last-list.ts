"use client";

import { useEffect, useSyncExternalStore } from "react";
import { readItem, writeItem } from "@/lib/safe-storage";
import type { Crumb } from "@/ui/breadcrumb";

const keyOf = (path: string) => `list:${path}`;

/** Stores the latest state of a list in this tab, for the link back from its details. @param href with its filters and page */
export function useLastList(href: string): void {
	useEffect(() => {
		writeItem("session", keyOf(href.split("?")[0] ?? ""), href);
	}, [href]);
}

/** Breadcrumbs that link to the latest state of their lists. */
export function useWayBack(crumbs: readonly Crumb[] | undefined): readonly Crumb[] | undefined {
	// Nothing changes it while a page with crumbs is there: that is no list.
	const known = useSyncExternalStore(
		unchanged,
		() => JSON.stringify(crumbs?.map(lastOf)),
		() => undefined,
	);
	const hrefs: (string | null)[] = known === undefined ? [] : JSON.parse(known);
	return crumbs?.map((crumb, index) => ({ ...crumb, ...(hrefs[index] ? { href: hrefs[index] } : {}) }));
}

const unchanged = () => () => undefined;
const lastOf = ({ href }: Crumb) => (href === undefined ? null : readItem("session", keyOf(href)));
