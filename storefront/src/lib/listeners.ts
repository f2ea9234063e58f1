/**
 * The components that follow something outside React.
 * @param onStorage hears, while there is one, what other tabs store
 */
export function listeners(onStorage?: (event: StorageEvent) => void) {
	const all = new Set<() => void>();
	return {
		tell(): void {
			for (const listener of all) listener();
		},
		subscribe(listener: () => void): () => void {
			if (onStorage && all.size === 0) window.addEventListener("storage", onStorage);
			all.add(listener);
			return () => {
				all.delete(listener);
				if (onStorage && all.size === 0) window.removeEventListener("storage", onStorage);
			};
		},
	};
}
