"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { ApiProblem } from "@/lib/api";
import { useKey } from "@/lib/use-key";

/**
 * Begins a batch and opens its page. A double click or a retry after a lost response is the same batch; one that was refused is another
 * request.
 */
export function useBegin<Body extends { requestId: string }>(
	begin: (body: Body) => Promise<{ id: string }>,
	hrefOf: (id: string) => string,
) {
	const router = useRouter();
	const keyOf = useKey();
	const refusals = useRef(0);
	return useMutation({
		mutationFn: (asked: Omit<Body, "requestId">) =>
			begin({ ...asked, requestId: keyOf({ asked, refusals: refusals.current }) } as Body),
		onSuccess: ({ id }) => router.push(hrefOf(id)),
		onError: (cause) => {
			if (cause instanceof ApiProblem && cause.isFromServer && cause.status < 500) refusals.current += 1;
		},
	});
}
