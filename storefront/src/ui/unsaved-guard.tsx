"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

/**
 * Asks before what was typed is lost: in a dialog when a link of the shop is followed, by the browser itself when the page
 * is closed or reloaded.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
	const router = useRouter();
	const [wanted, setWanted] = useState<string | null>(null);
	useEffect(() => {
		if (!isDirty) return;
		const leave = (event: BeforeUnloadEvent) => event.preventDefault();
		const follow = (event: MouseEvent) => {
			const href = internalHref(event);
			if (href === null) return;
			event.preventDefault();
			event.stopPropagation();
			setWanted(href);
		};
		window.addEventListener("beforeunload", leave);
		// Before the link itself hears of it.
		document.addEventListener("click", follow, { capture: true });
		return () => {
			window.removeEventListener("beforeunload", leave);
			document.removeEventListener("click", follow, { capture: true });
		};
	}, [isDirty]);
	return (
		<Dialog
			open={wanted !== null}
			onClose={() => setWanted(null)}
			title="Quitter sans enregistrer ?"
			description="Vos modifications ne sont pas enregistrées."
		>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => setWanted(null)}>Continuer la modification</Button>
				<Button
					variant="danger"
					onClick={() => {
						setWanted(null);
						if (wanted) router.push(wanted);
					}}
				>
					Quitter sans enregistrer
				</Button>
			</div>
		</Dialog>
	);
}

/** The address that a plain press on a link leads to within this tab and shop; null for anything else. */
function internalHref(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
	const url = new URL(link.href, window.location.href);
	const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
	return url.origin === window.location.origin && !isHere ? url.pathname + url.search + url.hash : null;
}
