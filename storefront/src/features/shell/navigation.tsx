"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { LEAVING } from "@/ui/link";

/** Pages that are there sooner need no sign. */
const DELAY_MS = 150;

/** A stripe at the top of the window, from the click on a link of the shop until the next page is there. */
export function Navigation() {
	const here = `${usePathname()}?${useSearchParams()}`;
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
	if (leaving !== here) return null;
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-60 h-1 bg-dragee">
			<span className="sr-only">Chargement de la page</span>
			<span aria-hidden="true" className="block h-full animate-approach bg-grenadine" />
		</div>
	);
}
