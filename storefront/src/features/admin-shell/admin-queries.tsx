"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSession } from "@/features/auth";
import { ApiProblem } from "@/lib/api";

/** Three attempts a second apart. Source: accounts spec §9 "Retry settings". */
const ATTEMPTS = 3;
const DELAY_MS = 1000;

/**
 * Query cache of the back office. A 403 means that this account is no administrator any more: the profile is read
 * again, and the guard shows what is left.
 */
export function AdminQueries({ children }: { children: ReactNode }) {
	const { retry: readProfileAgain } = useSession();
	const [client] = useState(() => {
		const onError = (cause: unknown) => {
			if (cause instanceof ApiProblem && cause.status === 403) readProfileAgain();
		};
		return new QueryClient({
			queryCache: new QueryCache({ onError }),
			mutationCache: new MutationCache({ onError }),
			defaultOptions: { queries: { retry: isWorthRetrying, retryDelay: DELAY_MS } },
		});
	});
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A refusal is an answer; only what may go better next time is tried again. */
function isWorthRetrying(failures: number, cause: unknown): boolean {
	const isAnswered = cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500;
	return !isAnswered && failures < ATTEMPTS - 1;
}
