"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Pages that are there sooner need no sign. */
const DELAY_MS = 150;

/** A stripe at the top of the window from the click on a link until its page is there. */
export function NavigationProgress() {
	const here = `${usePathname()}?${useSearchParams()}`;
	const [leaving, setLeaving] = useState<string | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const notice = (event: MouseEvent) => {
			if (!leadsElsewhere(event)) return;
			clearTimeout(timer);
			timer = setTimeout(() => setLeaving(here), DELAY_MS);
		};
		document.addEventListener("click", notice);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("click", notice);
		};
	}, [here]);
	if (leaving !== here) return null;
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-60 h-1 bg-dragee">
			<span className="sr-only">Chargement de la page</span>
			<span aria-hidden="true" className="block h-full animate-approach bg-grenadine" />
		</div>
	);
}

/** A plain click on a link to another page of the shop. */
function leadsElsewhere(event: MouseEvent): boolean {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.target || link.origin !== window.location.origin) return false;
	return link.pathname + link.search !== window.location.pathname + window.location.search;
}
