"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { LeaveQuestion } from "./dialog";

/**
 * Asks before what was typed is lost: in a dialog when a link of the shop or the Back button is followed, by the browser
 * itself when the page is closed or reloaded.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
	const [leave, setLeave] = useState<(() => void) | null>(null);
	const stay = () => setLeave(null);
	useLinks(isDirty, setLeave);
	useBack(isDirty, setLeave);
	return (
		<LeaveQuestion
			isOpen={leave !== null}
			onStay={stay}
			onLeave={() => {
				stay();
				leave?.();
			}}
		/>
	);
}

/** Receives the function that leaves the page, once the user wants to. */
type Ask = (leave: () => () => void) => void;

function useLinks(isDirty: boolean, ask: Ask): void {
	const router = useRouter();
	useEffect(() => {
		if (!isDirty) return;
		const unload = (event: BeforeUnloadEvent) => event.preventDefault();
		const follow = (event: MouseEvent) => {
			const href = internalHref(event);
			if (href === null) return;
			event.preventDefault();
			event.stopPropagation();
			// In the place of the guard's own entry.
			ask(() => () => router.replace(href));
		};
		window.addEventListener("beforeunload", unload);
		// Before the link itself hears of it.
		document.addEventListener("click", follow, { capture: true });
		return () => {
			window.removeEventListener("beforeunload", unload);
			document.removeEventListener("click", follow, { capture: true });
		};
	}, [isDirty, router, ask]);
}

/**
 * Going back cannot be refused, and inside the shop it loads nothing that the browser would ask about. So one more entry
 * of this very page lies on top while there is something to lose: Back takes that one away, and the page is still here.
 */
function useBack(isDirty: boolean, ask: Ask): void {
	/** The address of the entry on top; null while there is none. */
	const onTop = useRef<string | null>(null);
	const latest = useRef(isDirty);
	latest.current = isDirty;
	useEffect(() => {
		if (isDirty) onTop.current ??= doubleEntry();
	}, [isDirty]);
	useEffect(() => {
		const back = () => {
			if (onTop.current !== window.location.href) return;
			onTop.current = null;
			// Saved or undone since: leaves at once, without a question.
			if (!latest.current) return window.history.back();
			onTop.current = doubleEntry();
			ask(() => () => window.history.go(-2));
		};
		window.addEventListener("popstate", back);
		return () => window.removeEventListener("popstate", back);
	}, [ask]);
}

function doubleEntry(): string {
	window.history.pushState(window.history.state, "", window.location.href);
	return window.location.href;
}

/** Target of a plain click on a link within this tab and shop; null for anything else. */
function internalHref(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
	const url = new URL(link.href, window.location.href);
	const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
	return url.origin === window.location.origin && !isHere ? url.pathname + url.search + url.hash : null;
}
