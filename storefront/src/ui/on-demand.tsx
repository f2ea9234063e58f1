"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Warning } from "./warning";

export interface OnDemandProps {
	/** Shows the panel; the panel stays mounted afterwards, so that it can close with its animation. */
	isOpen: boolean;
	/** Fetches the code ahead of the first opening: the visitor may be offline by then. */
	isLikely?: boolean;
	/** A constant, `() => import("./panel")`. */
	load: () => Promise<{ default: ComponentType }>;
	/** Called when the code could not be fetched; must close, so that the next opening tries again. */
	onUnavailable: () => void;
	/** Error message and remedy; none where another part of the page shows them. */
	unavailable?: string;
}

/** A panel whose code is loaded on its first opening, so that pages without it stay light. */
export function OnDemand({ isOpen, isLikely = false, load, onUnavailable, unavailable }: OnDemandProps) {
	const [Panel, setPanel] = useState<ComponentType | null>(null);
	const [wasOpened, setWasOpened] = useState(false);
	const [isUnavailable, setUnavailable] = useState(false);
	if (isOpen && !wasOpened) setWasOpened(true);
	const isWanted = Panel === null && (isOpen || isLikely);
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		load().then(
			(loaded) => {
				if (isOver) return;
				setUnavailable(false);
				setPanel(() => loaded.default);
			},
			() => {
				// A fetch ahead of time fails in silence: the opening tries again.
				if (isOver || !isOpen) return;
				setUnavailable(true);
				onUnavailable();
			},
		);
		return () => {
			isOver = true;
		};
	}, [isWanted, isOpen, load, onUnavailable]);
	if (Panel) return wasOpened ? <Panel /> : null;
	if (!isUnavailable || !unavailable) return null;
	return <Warning className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-drawer">{unavailable}</Warning>;
}
