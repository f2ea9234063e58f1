"use client";

import { COMMERCIAL_CODE, hasCommercialCodeFormat, typedCode } from "@confiserie/domain/payments/commercial-code";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";

/** Source: spec §4 "Commercial code state". */
export type CodeState = "none" | "invalid-format" | "invalid-code" | "valid";

export interface CommercialCode {
	/** As typed, in upper case; a promotion code may be longer than 8 characters. */
	code: string;
	state: CodeState;
	/** True from a keystroke until the verdict about it. */
	isChecking: boolean;
	/** Why there is no verdict: too many guesses, a shop out of reach. */
	problem: string | null;
	type: (typed: string) => void;
}

export interface CommercialCodeOptions {
	/** Whether a well-formed code is the account's. Rejects when it cannot be checked now. */
	judge: (code: string) => Promise<boolean>;
	code: string;
	/** True when the server has accepted this very code already, e.g. before a reload. */
	isAccepted: boolean;
	onType: (code: string) => void;
	/** A code that was typed here has been accepted. */
	onValid: () => void;
}

/**
 * The commercial code while it is typed: 500 ms after the last keystroke its form is judged, 300 ms later the code
 * itself. Any keystroke takes a former verdict back at once. Source: spec §5 "Commercial code".
 */
export function useCommercialCode(options: CommercialCodeOptions): CommercialCode {
	const { code, isAccepted, onType } = options;
	const [verdict, setVerdict] = useState<Verdict | null>(() => (isAccepted ? { code, state: "valid" } : null));
	const latest = useRef(options);
	latest.current = options;
	/** A code that a reload brings back changes nothing that was chosen with it. */
	const isTyped = useRef(false);
	const isJudged = verdict?.code === code;
	useEffect(() => {
		if (isJudged || code === "") return;
		let isCurrent = true;
		let timer = setTimeout(() => {
			if (!hasCommercialCodeFormat(code)) return setVerdict({ code, state: "invalid-format" });
			timer = setTimeout(async () => {
				const found = await judged(code, latest.current.judge);
				if (!isCurrent) return;
				setVerdict(found);
				if (found.state === "valid" && isTyped.current) latest.current.onValid();
			}, COMMERCIAL_CODE.extraDelayMs);
		}, COMMERCIAL_CODE.debounceMs);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [code, isJudged]);
	return {
		code,
		state: isJudged && code !== "" ? verdict.state : "none",
		isChecking: !isJudged && code !== "",
		problem: (isJudged && verdict.problem) || null,
		type: (typed) => {
			const next = typedCode(typed);
			isTyped.current = true;
			if (next !== code) setVerdict(null);
			onType(next);
		},
	};
}

interface Verdict {
	code: string;
	state: CodeState;
	problem?: string;
}

async function judged(code: string, judge: CommercialCodeOptions["judge"]): Promise<Verdict> {
	try {
		return { code, state: (await judge(code)) ? "valid" : "invalid-code" };
	} catch (cause) {
		return { code, state: "none", problem: cause instanceof ApiProblem ? cause.message : UNJUDGED };
	}
}

const UNJUDGED = "Le code n'a pas pu être vérifié. Modifiez-le pour réessayer.";
