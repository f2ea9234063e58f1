"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Pages that are there sooner need no sign. */
const DELAY_MS = 150;

/**
 * Follows the shop's links (`ui/link.tsx`) inside the page, all of them with one listener. A stripe at the top of the
 * window tells of it from the click until the next page is there.
 */
export function Navigation() {
	const here = `${usePathname()}?${useSearchParams()}`;
	const router = useRouter();
	const [leaving, setLeaving] = useState<string | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const follow = (event: MouseEvent) => {
			const link = followed(event);
			if (!link) return;
			event.preventDefault();
			const { pathname, search, hash } = link;
			router.push(pathname + search + hash, { scroll: link.dataset.page === "top" });
			if (pathname + search === window.location.pathname + window.location.search) return;
			clearTimeout(timer);
			timer = setTimeout(() => setLeaving(here), DELAY_MS);
		};
		// After React's own listeners, which lie on the document too: what they prevent is not followed.
		document.addEventListener("click", follow);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("click", follow);
		};
	}, [here, router]);
	if (leaving !== here) return null;
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-60 h-1 bg-dragee">
			<span className="sr-only">Chargement de la page</span>
			<span aria-hidden="true" className="block h-full animate-approach bg-grenadine" />
		</div>
	);
}

/** The shop's link that a plain click leads along; a click that opens a tab or a window is the browser's. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || event.button !== 0) return null;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-page]") : null;
	return link && !link.target ? link : null;
}
