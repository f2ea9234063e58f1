"use client";
import { useEffect, useRef } from "react";
import { randomUuid } from "@/lib/uuid";

interface LeaveGuardProps {
	isDirty: boolean;
	/** Receives the function that leaves the page, once the user wants to. */
	ask: (leave: () => void) => void;
	/** Follows a link in the place of the guard's own entry; by default the link itself does, on top of it. */
	follow?: (href: string) => void;
}

/**
 * Asks before something is lost that was typed, when a link of the shop or the Back button is followed. The question is the
 * caller's: `UnsavedGuard` for a page, `Dialog` for itself.
 */
export function LeaveGuard({ isDirty, ask, follow }: LeaveGuardProps) {
	const latest = useRef({ isDirty, ask, follow });
	latest.current = { isDirty, ask, follow };
	useLinks(latest);
	useBack(isDirty, latest);
	return null;
}

type Latest = { readonly current: LeaveGuardProps };

function useLinks(latest: Latest): void {
	useEffect(() => {
		let isLeaving = false;
		const click = (event: MouseEvent) => {
			const link = isLeaving ? null : internalLink(event);
			if (!link || !latest.current.isDirty) return;
			event.preventDefault();
			event.stopPropagation();
			const { pathname, search, hash } = new URL(link.href, window.location.href);
			latest.current.ask(() => {
				const { follow } = latest.current;
				if (follow) return follow(pathname + search + hash);
				isLeaving = true;
				link.click();
				isLeaving = false;
			});
		};
		// Before the link itself hears of it.
		document.addEventListener("click", click, { capture: true });
		return () => document.removeEventListener("click", click, { capture: true });
	}, [latest]);
}

/**
 * Going back cannot be refused, and inside the shop it loads nothing that the browser would ask about. So one more entry
 * of this very page lies on top while there is something to lose: Back takes that one away, and the page is still here.
 */
function useBack(isDirty: boolean, latest: Latest): void {
	/** The name of the entry on top; null while there is none. */
	const onTop = useRef<string | null>(null);
	useEffect(() => {
		if (isDirty) onTop.current ??= doubleEntry();
	}, [isDirty]);
	useEffect(() => {
		const back = ({ state }: PopStateEvent) => {
			if (onTop.current === null || below(state) !== onTop.current) return;
			onTop.current = null;
			// Saved or undone since: leaves at once, without a question.
			if (!latest.current.isDirty) return window.history.back();
			onTop.current = doubleEntry();
			latest.current.ask(() => window.history.go(-2));
		};
		window.addEventListener("popstate", back);
		return () => {
			window.removeEventListener("popstate", back);
			if (onTop.current !== null) abandon(onTop.current);
		};
	}, [latest]);
}

/** Entries on top that lost their guard while they were shown. */
const abandoned = new Set<string>();

/**
 * Leaves the entry of that name behind, if it is the one that is shown: the next Back passes over it. A step back from here would race
 * with the navigation of a form that was saved.
 */
export function abandon(name: string): void {
	if (window.history.state?.over !== name) return;
	abandoned.add(name);
	window.addEventListener("popstate", passOver);
}

/** Back from an abandoned entry leads to the same page once more: goes on to the one before. */
function passOver({ state }: PopStateEvent): void {
	if (abandoned.delete(below(state))) window.history.back();
}

/** The name of the entry that was put on top of this one. */
export const below = (state: { under?: string } | null) => state?.under ?? "";

/** Lays one more entry of this page on top. @returns its name */
export function doubleEntry(): string {
	const { href } = window.location;
	const { state } = window.history;
	const name = randomUuid();
	window.history.replaceState({ ...state, under: name }, "", href);
	window.history.pushState({ ...state, under: undefined, over: name }, "", href);
	return name;
}

/** The link that a plain click follows within this tab and shop; null for anything else, and where another guard asks. */
function internalLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || event.button !== 0) return null;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
	const url = new URL(link.href, window.location.href);
	const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
	return url.origin === window.location.origin && !isHere ? link : null;
}
