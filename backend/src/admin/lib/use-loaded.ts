import { useCallback, useEffect, useState } from "react";
import { AdminProblem, messageOf } from "./call";

/** Something read from the server. `set` replaces it by what a change returned. */
export interface Loaded<Value> {
	value: Value | null;
	/** Why it could not be read. */
	problem: AdminProblem | null;
	isLoading: boolean;
	set: (value: Value) => void;
	reload: () => void;
}

/** Reads when shown and whenever `read` changes: give it a stable function. */
export function useLoaded<Value>(read: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
	const [value, set] = useState<Value | null>(null);
	const [problem, setProblem] = useState<AdminProblem | null>(null);
	const [isLoading, setLoading] = useState(true);
	const load = useCallback(
		async (signal?: AbortSignal) => {
			setLoading(true);
			try {
				set(await read(signal ?? new AbortController().signal));
				setProblem(null);
			} catch (cause) {
				if (!signal?.aborted) setProblem(cause instanceof AdminProblem ? cause : new AdminProblem(messageOf(cause)));
			}
			if (!signal?.aborted) setLoading(false);
		},
		[read],
	);
	useEffect(() => {
		const abort = new AbortController();
		void load(abort.signal);
		return () => abort.abort();
	}, [load]);
	const reload = useCallback(() => void load(), [load]);
	return { value, problem, isLoading, set, reload };
}
