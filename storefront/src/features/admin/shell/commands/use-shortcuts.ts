"use client";
import { useEffect, useRef } from "react";
import { usePreference } from "@/lib/use-preference";
import { type Act, readKeys } from "./shortcuts";

/** A second key counts as following the first for that long. */
const SEQUENCE_MS = 1_500;

/** Whether single-key shortcuts are on; users of speech input can switch them off (WCAG 2.1.4). */
export function useSingleKeys(): [isOn: boolean, choose: (isOn: boolean) => void] {
	const [state, choose] = usePreference("adminSingleKeys", "on");
	return [state === "on", (isOn) => choose(isOn ? "on" : "off")];
}

interface Listening {
	/** Something is opening that takes the keys: no single key acts meanwhile. */
	isPaused: boolean;
	openPalette: () => void;
	run: (act: Act) => void;
}

/** Listens to the keyboard: Ctrl-K opens the palette from anywhere, single keys act where nothing is typed. */
export function useShortcuts(listening: Listening): void {
	const [isOn] = useSingleKeys();
	const latest = useRef(listening);
	latest.current = listening;
	useEffect(() => {
		let before: readonly string[] = [];
		let since = 0;
		const press = (event: KeyboardEvent) => {
			if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
				event.preventDefault();
				latest.current.openPalette();
				return;
			}
			if (
				!isOn ||
				latest.current.isPaused ||
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				event.repeat ||
				isTyping(event.target)
			)
				return;
			const read = readKeys(event.timeStamp - since < SEQUENCE_MS ? before : [], event.key);
			since = event.timeStamp;
			before = "pending" in read ? read.pending : [];
			if (!("act" in read)) return;
			event.preventDefault();
			latest.current.run(read.act);
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [isOn]);
}

/** In a field keys are text, in a dialog they are the dialog's. */
function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role='dialog']") !== null
	);
}
