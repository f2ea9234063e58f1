"use client";

import type { DepositTerms } from "@confiserie/domain/contract/commercial-codes";

import { readDepositTerms } from "@confiserie/domain/contract/payments";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api";

/** The specified rule: what holds while the shop has not responded, and when it cannot be asked. The server decides anyway. */
const SPECIFIED: DepositTerms = { permission: "BY_CODE", check: "browser", rules: DEFAULT_DEPOSIT_RULES };

/** How the account qualifies for a deposit; `settled` resolves once it is known. */
export function useDepositTerms(): { terms: DepositTerms; settled: () => Promise<DepositTerms> } {
	const [terms, setTerms] = useState(SPECIFIED);
	const answer = useRef<Promise<DepositTerms>>(Promise.resolve(SPECIFIED));
	useEffect(() => {
		const abort = new AbortController();
		answer.current = call(readDepositTerms, { signal: abort.signal }).catch(() => SPECIFIED);
		void answer.current.then((found) => {
			if (!abort.signal.aborted) setTerms(found);
		});
		return () => abort.abort();
	}, []);
	return { terms, settled: () => answer.current };
}
