"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

/**
 * Asks before unsaved changes are lost, whichever way one leaves: a link, the Back button, closing the tab. Answers the
 * dialog to render.
 */
export function useUnsavedGuard(isDirty: boolean): ReactNode {
	const router = useRouter();
	const [leave, setLeave] = useState<(() => void) | null>(null);
	const isLeaving = useRef(false);
	useEffect(() => {
		if (!isDirty) return;
		const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		const onClick = (event: MouseEvent) => {
			const address = innerLink(event);
			if (!address) return;
			event.preventDefault();
			event.stopPropagation();
			setLeave(() => () => router.push(address));
		};
		// One more entry of this very page: Back takes that one away, and we are still here to ask.
		window.history.pushState(window.history.state, "", window.location.href);
		const onBack = () => {
			if (isLeaving.current) return;
			window.history.pushState(window.history.state, "", window.location.href);
			setLeave(() => () => window.history.go(-2));
		};
		window.addEventListener("beforeunload", onUnload);
		window.addEventListener("popstate", onBack);
		document.addEventListener("click", onClick, true);
		return () => {
			window.removeEventListener("beforeunload", onUnload);
			window.removeEventListener("popstate", onBack);
			document.removeEventListener("click", onClick, true);
		};
	}, [isDirty, router]);
	return (
		<Dialog
			open={leave !== null}
			onClose={() => setLeave(null)}
			title="Quitter sans enregistrer ?"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button
						variant="danger"
						onClick={() => {
							isLeaving.current = true;
							leave?.();
						}}
					>
						Quitter sans enregistrer
					</Button>
					<Button onClick={() => setLeave(null)}>Rester sur la page</Button>
				</div>
			}
		>
			Vos modifications de ce produit ne sont pas enregistrées.
		</Dialog>
	);
}

/** The address of the link inside the shop that a plain click follows, or null. */
function innerLink(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download")) return null;
	if (link.origin !== window.location.origin) return null;
	if (link.pathname === window.location.pathname && link.hash !== "") return null;
	return link.pathname + link.search + link.hash;
}
