"use client";

import {
	COMMERCIAL_CODE,
	commercialCodeFor,
	hasCommercialCodeFormat,
	typedCommercialCode,
} from "@confiserie/domain/commercial-code";
import { useEffect, useState } from "react";

/** Source: spec §4 "Commercial code state". */
export type CodeState = "none" | "invalid-format" | "invalid-code" | "valid";

export interface CommercialCode {
	/** As typed: upper case, at most 8 characters. */
	code: string;
	state: CodeState;
	/** True from a keystroke until the verdict about it. */
	isChecking: boolean;
	type: (typed: string) => void;
}

export interface CommercialCodeOptions {
	/** The account's e-mail, which the server checks the code against as well. */
	email: string;
	code: string;
	/** True when the server has accepted this very code already, e.g. before a reload. */
	isAccepted: boolean;
	onType: (code: string) => void;
}

/**
 * The commercial code while it is typed: 500 ms after the last keystroke its form is judged, 300 ms later the code
 * itself. Any keystroke takes a former verdict back at once. Source: spec §5 "Commercial code".
 */
export function useCommercialCode({ email, code, isAccepted, onType }: CommercialCodeOptions): CommercialCode {
	const [verdict, setVerdict] = useState<{ code: string; state: CodeState } | null>(() =>
		isAccepted ? { code, state: "valid" } : null,
	);
	const isJudged = verdict?.code === code;
	useEffect(() => {
		if (isJudged || code === "") return;
		let timer = setTimeout(() => {
			if (!hasCommercialCodeFormat(code)) return setVerdict({ code, state: "invalid-format" });
			timer = setTimeout(async () => {
				const expected = await commercialCodeFor(email);
				setVerdict({ code, state: code === expected ? "valid" : "invalid-code" });
			}, COMMERCIAL_CODE.extraDelayMs);
		}, COMMERCIAL_CODE.debounceMs);
		return () => clearTimeout(timer);
	}, [code, email, isJudged]);
	return {
		code,
		state: isJudged && code !== "" ? verdict.state : "none",
		isChecking: !isJudged && code !== "",
		type: (typed) => onType(typedCommercialCode(typed)),
	};
}
