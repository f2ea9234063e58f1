"use client";
import { useCallback, useSyncExternalStore } from "react";
import { listeners } from "./listeners";
import { readItem, writeItem } from "./safe-storage";

const { tell, subscribe } = listeners(() => {
	tell();
});

/**
 * A preference in local storage: every component that reads it follows, other tabs too.
 * @param key its name in local storage
 * @param fallback value without a choice, and on the server
 * @returns with `choose`, which returns false when the choice is lost with the page
 */
export function usePreference(key: string, fallback: string): [value: string, choose: (value: string) => boolean] {
	const value = useSyncExternalStore(
		subscribe,
		() => readItem("local", key) ?? fallback,
		() => fallback,
	);
	const choose = useCallback(
		(next: string) => {
			const isStored = writeItem("local", key, next);
			tell();
			return isStored;
		},
		[key],
	);
	return [value, choose];
}
