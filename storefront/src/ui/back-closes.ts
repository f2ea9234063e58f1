import { useEffect, useRef } from "react";
import { abandon, below, doubleEntry } from "./leave-guard";

/** Back closes what lies open over the page, and the page stays: it takes away an entry of this very page that lies on top. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
	const latest = useRef(onClose);
	latest.current = onClose;
	useEffect(() => {
		if (!isOpen) return;
		const onTop = doubleEntry();
		const back = ({ state }: PopStateEvent) => {
			if (below(state) === onTop) latest.current();
		};
		window.addEventListener("popstate", back);
		return () => {
			window.removeEventListener("popstate", back);
			abandon(onTop);
		};
	}, [isOpen]);
}
