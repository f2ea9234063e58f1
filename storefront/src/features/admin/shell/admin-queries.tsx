"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSession } from "@/features/account/auth";
import { QUERY_DEFAULTS } from "@/lib/account-queries";
import { ApiProblem } from "@/lib/api";

/**
 * Query cache of the back office. A 403 may mean that this account is no administrator any more: the profile is read again, and
 * the guard shows what is left. Where the profile still says so, the page stays, with what it says of the refused call.
 */
export function AdminQueries({ children }: { children: ReactNode }) {
	const { readAgain } = useSession();
	const [client] = useState(() => {
		const onError = (cause: unknown) => {
			if (cause instanceof ApiProblem && cause.status === 403) readAgain();
		};
		return new QueryClient({
			queryCache: new QueryCache({ onError }),
			mutationCache: new MutationCache({ onError }),
			defaultOptions: QUERY_DEFAULTS,
		});
	});
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
