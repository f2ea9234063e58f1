"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { arrivalKind } from "@/lib/arrival-kind";
import { LEAVING } from "@/ui/link";

/** Pages that are there sooner need no sign. */
const DELAY_MS = 150;

/** After a navigation moves the focus to the heading of the new page, unless the page has its own focus target. */
function focusHeading(): void {
	const main = document.querySelector("main");
	const heading = main?.querySelector<HTMLElement>("h1");
	if (!heading || main?.contains(document.activeElement)) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/** A stripe at the top of the window, from the click on a link of the shop until the next page is there. */
export function Navigation() {
	const pathname = usePathname();
	const here = `${pathname}?${useSearchParams()}`;
	const [leaving, setLeaving] = useState<string | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const leave = (event: CustomEvent<string>) => {
			const { pathname, search } = new URL(event.detail, window.location.href);
			if (pathname + search === window.location.pathname + window.location.search) return;
			clearTimeout(timer);
			timer = setTimeout(() => setLeaving(here), DELAY_MS);
		};
		window.addEventListener(LEAVING, leave);
		return () => {
			clearTimeout(timer);
			window.removeEventListener(LEAVING, leave);
		};
	}, [here]);
	const shown = useRef(pathname);
	useEffect(() => {
		// What was loaded whole is taken over late: by then its visitor may be somewhere on it.
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (arrivalKind() === "followed") focusHeading();
	}, [pathname]);
	if (leaving !== here) return null;
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-60 h-1 bg-dragee">
			<span className="sr-only">Chargement de la page</span>
			<span aria-hidden="true" className="block h-full animate-approach bg-grenadine" />
		</div>
	);
}
